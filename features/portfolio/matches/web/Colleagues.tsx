import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { colleagues } from '#features/portfolio/matches/domain/endpoints.ts';
import { PersonName } from '#features/people/users/web/shared/Person.tsx';

/** Colleagues who know the field. Renders nothing when there are none. */
export function Colleagues({ opportunityId }: { readonly opportunityId: string }) {
  const { data } = useQuery(queryOptionsOf(colleagues, { params: { id: opportunityId } }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Experts">
      <h2 className="mb-1.5 font-medium">Experts</h2>
      <ul className="space-y-3">
        {data.map(({ id, firstName, lastName, reasons }) => (
          <li key={id}>
            <PersonName id={id} name={`${firstName} ${lastName}`} className="text-control" />
            <p className="mt-0.5 text-small text-ink-3">{reasons.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
