import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { opportunitiesOf } from '#features/portfolio/matches/domain/endpoints.ts';

/** The open opportunities that the company fits. Renders nothing when there are none. */
export function CompanyMatches({ company: { kind, id } }: { readonly company: CompanyRef }) {
  const { data } = useQuery(queryOptionsOf(opportunitiesOf, { params: { kind, id } }));
  if (!data || data.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-control font-semibold">
        Matches <span className="font-normal text-ink-3 tabular">{data.length}</span>
      </h3>
      <ul
        aria-label="Matches"
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
      >
        {data.map((opportunity) => (
          <li key={opportunity.id} className="group relative px-4 py-2.5 hover:bg-hover">
            <Link
              to="/opportunity/$id"
              params={{ id: String(opportunity.id) }}
              className="-my-1 block truncate py-1 font-medium before:absolute before:inset-0 hover:text-accent-ink group-hover:underline"
            >
              {opportunity.name}
            </Link>
            <p className="text-small text-ink-3">
              {opportunity.isSubmitted && <span className="text-ink-2">Submitted · </span>}
              in common: {opportunity.terms.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
