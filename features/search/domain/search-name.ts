import { formatCompact } from '#core/domain/format.ts';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import { normalizeFilters } from './filters.ts';
import type { CompanyFilters } from './search.ts';

const kindLabels: Record<CompanyKind, string> = {
  startup: 'our directory',
  crunchbase: 'Crunchbase',
  nucla: 'Nucla',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

function range(what: string, from: string | undefined, to: string | undefined): string[] {
  if (from !== undefined && to !== undefined) return [`${what} ${from} – ${to}`];
  if (from !== undefined) return [`${what} from ${from}`];
  return to === undefined ? [] : [`${what} up to ${to}`];
}

const dollars = (amount: number | undefined) =>
  amount === undefined ? undefined : `$${formatCompact(amount, 'en')}`;
const year = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** What narrows a search, in words: "Sweden or Finland", "Seed", "founded from 2012". */
export function describeFilters(filters: CompanyFilters): string[] {
  const { country, stage, tags, kinds, ...ranges } = normalizeFilters(filters);
  return [
    ...(country ? [either.format(country.map((code) => countryNames.of(code) ?? code))] : []),
    ...(stage ? [either.format(stage)] : []),
    ...(tags ? [either.format(tags)] : []),
    ...(kinds ? [either.format(kinds.map((kind) => kindLabels[kind]))] : []),
    ...range('founded', year(ranges.foundedFrom), year(ranges.foundedTo)),
    ...range('funding', dollars(ranges.fundingFrom), dollars(ranges.fundingTo)),
  ];
}

/** A search as one would call it. */
export function nameSearch(query: string, filters: CompanyFilters, most: number): string {
  const said = [...(query.trim() === '' ? [] : [query.trim()]), ...describeFilters(filters)];
  const name = said.length === 0 ? 'All companies' : said.join(', ');
  const whole = name.charAt(0).toUpperCase() + name.slice(1);
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).trimEnd()}…`.toWellFormed();
}
