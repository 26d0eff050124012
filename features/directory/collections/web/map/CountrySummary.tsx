import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { formatCompanyCount, countryLabel } from './country-labels.ts';

const namesShown = 3;

interface Props {
  readonly code: string;
  readonly companies: readonly CompanyCard[];
}

/** Preview of a country: name, count and a few companies. */
export function CountrySummary({ code, companies }: Props) {
  const more = companies.length - namesShown;
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{countryLabel(code)}</span>
        <span className="shrink-0 text-small text-ink-2 tabular">
          {formatCompanyCount(companies.length)}
        </span>
      </p>
      <ul className="mt-1 text-small text-ink-2">
        {companies.slice(0, namesShown).map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`} className="truncate">
            {name}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">and {formatNumber(more)} more</li>}
      </ul>
    </>
  );
}
