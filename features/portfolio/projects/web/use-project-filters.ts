import { useQuery } from '@tanstack/react-query';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { countedOptions, countedValues } from '#core/web/views/filters/counted-options.ts';
import {
  filterDefinitions,
  type FilterDefinition,
} from '#core/web/views/filters/filter-definition.ts';
import { filtersIn } from '#core/web/views/filters/filter-params.ts';
import { facets } from '#features/portfolio/projects/domain/endpoints.ts';
import { projectParams, type ProjectsSearch } from './search-params.ts';

/** The filters of a search as a query, with the active corporation. */
export function useProjectQuery(search: ProjectsSearch) {
  const corporation = useCorporationFilter();
  return { ...corporation, ...filtersIn(projectParams, search) };
}

/** What the list can be filtered by, with how many have what. */
export function useProjectFields(search: ProjectsSearch): readonly FilterDefinition[] {
  const query = useProjectQuery(search);
  const { isLoading, active } = useCorporation();
  const { data } = useQuery({
    ...queryOptionsOf(facets, { query }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  const fields = filterDefinitions(projectParams, {
    phase: countedValues(projectParams.phase.filter, data?.phases),
    health: countedValues(projectParams.health.filter, data?.healths),
    owner: countedOptions(data?.owners, 'No owner'),
    company: countedOptions(data?.companies, 'No company'),
    corporation: countedOptions(data?.corporations),
    opportunity: countedOptions(data?.opportunities, 'No opportunity'),
    source: countedOptions(
      data?.sources.map(({ value, label, count }) => ({
        value,
        label: value === 'outrider' ? 'Outrider' : label,
        count,
      })),
    ),
  });
  const isOne = active?.isAllCorporations !== true && search.corporation === undefined;
  // A figure is chosen above the list.
  return fields.filter(({ param }) => param !== 'figure' && !(isOne && param === 'corporation'));
}
