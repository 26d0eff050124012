import { useQueries, useQuery } from '@tanstack/react-query';
import { userTypes, type FilterName } from '#features/portfolio/metrics/domain/filter-names.ts';
import { userTypeWords } from '#features/portfolio/metrics/domain/report.ts';
import { listText } from '#core/domain/filter-values.ts';
import { facets, get, list } from '#features/cases/opportunities/domain/endpoints.ts';
import { pluralize } from '#core/domain/format.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { SelectOption } from '#ui/SelectField.tsx';
import type { MetricsSearch } from './search-params.ts';
import { useSwitchedCorporation } from './use-metrics.ts';

const opportunitiesMost = '100';
type Options = readonly SelectOption<string>[];

/** The values of each filter, and which filters there are for this reader. */
export function useFilterOptions({ cycle, opportunity = [], except }: MetricsSearch) {
  const { corporations, active, isLoading } = useCorporation();
  const corporation = { corporationId: useSwitchedCorporation() };
  const pageOptions = {
    enabled: !isLoading,
    placeholderData: <Data>(before: Data | undefined) => before,
  };
  const { data: counts } = useQuery({
    ...queryOptionsOf(facets, { query: corporation }),
    ...pageOptions,
  });
  const onlyCycle =
    cycle?.length === 1 && except?.includes('cycle') !== true ? listText(cycle) : undefined;
  const { data: rows } = useQuery({
    ...queryOptionsOf(list, {
      query: { ...corporation, cycle: onlyCycle, sort: 'name', limit: opportunitiesMost },
    }),
    ...pageOptions,
  });
  const listed = rows?.data ?? [];
  // Chosen ones that the list does not reach.
  const others = useQueries({
    queries: (rows === undefined ? [] : opportunity)
      .filter((id) => !listed.some((one) => one.id === id))
      .map((id) => queryOptionsOf(get, { params: { id } })),
  }).flatMap(({ data }) => data ?? []);
  const options: Readonly<Record<FilterName, Options>> = {
    corporation: corporations
      .filter(({ isAllCorporations }) => isAllCorporations !== true)
      .map(({ id, name }) => ({ value: id, label: name })),
    opportunity: [...others, ...listed].map(({ id, name, cycleName }) => ({
      value: id,
      label: name,
      about: cycleName ?? '',
    })),
    cycle: (counts?.cycles ?? []).map(({ value, label, count }) => ({
      value,
      label,
      about: pluralize(count, 'opportunity', 'opportunities'),
    })),
    userType: userTypes.map((value) => ({ value, label: userTypeWords[value] })),
  };
  const names: readonly FilterName[] =
    active?.isAllCorporations === true
      ? ['corporation', 'opportunity', 'cycle', 'userType']
      : ['opportunity', 'cycle', 'userType'];
  return { shown: names, optionsOf: (name: FilterName) => options[name] };
}
