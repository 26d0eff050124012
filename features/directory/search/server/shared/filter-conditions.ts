import { and, arrayOverlaps, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isListedField, valueKey } from '#features/directory/companies/domain/listed-values.ts';
import { headcountIn } from '#features/directory/companies/server/shared/headcount.ts';
import { valueKeyOf } from '#features/directory/companies/server/shared/value-key.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import {
  companyFilters,
  filterNames,
  hasMany,
  isList,
  rangeIn,
  type CompanyFilters,
  type FilterName,
  type RangeName,
} from '#features/directory/search/domain/company-filters.ts';

export const columnOf = (name: FilterName) => companies[companyFilters[name].column];

/** What a range compares: `numberIn`. */
export const numberOf = (name: RangeName, value: SQLWrapper = columnOf(name)): SQLWrapper =>
  'numberOf' in companyFilters[name] ? headcountIn(value) : value;

function filterCondition(name: FilterName, filters: CompanyFilters): SQL | undefined {
  if (!isList(name)) {
    const { from, to } = rangeIn(filters, name);
    return and(
      from === undefined ? undefined : sql`${numberOf(name)} >= ${from}`,
      to === undefined ? undefined : sql`${numberOf(name)} <= ${to}`,
    );
  }
  const values = filters[name];
  if (!values) return undefined;
  // Matches none; drizzle does not accept an empty array.
  if (values.length === 0) return sql`false`;
  if (hasMany(name)) return arrayOverlaps(columnOf(name), [...values]);
  return isListedField(companyFilters[name].column)
    ? inArray(valueKeyOf(columnOf(name)), values.map(valueKey))
    : inArray(columnOf(name), [...values]);
}

/** The filters as a condition on `companies`, all or without one of them. */
export const filterConditions = (filters: CompanyFilters, without?: FilterName): SQL =>
  and(
    ...filterNames.filter((name) => name !== without).map((name) => filterCondition(name, filters)),
  ) ?? sql`true`;
