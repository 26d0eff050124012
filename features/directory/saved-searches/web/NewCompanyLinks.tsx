import { formatNumber } from '#core/domain/format.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import type { SavedSearchNewResults } from '#features/directory/saved-searches/domain/saved-search.ts';

interface Props {
  readonly news: SavedSearchNewResults;
  readonly most: number;
  readonly className: string;
}

/** The newest results of a saved search, and how many more there are. */
export function NewCompanyLinks({ news: { newest, count }, most, className }: Props) {
  return (
    <>
      {newest.slice(0, most).map(({ ref, name }, place) => (
        <span key={ref.id}>
          {place > 0 && ', '}
          <CompanyLink company={ref} className={className}>
            {name}
          </CompanyLink>
        </span>
      ))}
      {count > most && ` and ${formatNumber(count - most)} more`}
    </>
  );
}
