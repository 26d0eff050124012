import { useQuery } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { countedOptions, countedValues } from '#core/web/views/filters/counted-options.ts';
import {
  filterDefinitions,
  type FilterDefinition,
} from '#core/web/views/filters/filter-definition.ts';
import { filtersIn } from '#core/web/views/filters/filter-params.ts';
import { facets } from '#features/cases/opportunities/domain/endpoints.ts';
import { discoverParams, type DiscoverSearch } from './search-params.ts';

/** The filters of a search as a query, with the active corporation. */
export function useDiscoverQuery(search: DiscoverSearch) {
  const corporation = useCorporationFilter();
  return { ...corporation, ...filtersIn(discoverParams, search) };
}

/** How many opportunities have what; undefined until that is loaded. */
export function useDiscoverCounts(search: DiscoverSearch) {
  const query = useDiscoverQuery(search);
  const { isLoading } = useCorporation();
  const { data } = useQuery({
    ...queryOptionsOf(facets, { query }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  return data;
}

/** What Discover can be filtered by, with how many have what. */
export function useDiscoverFields(
  search: DiscoverSearch,
  counts: ReturnType<typeof useDiscoverCounts>,
): readonly FilterDefinition[] {
  const { active } = useCorporation();
  const fields = filterDefinitions(discoverParams, {
    category: countedOptions(counts?.categories),
    status: countedValues(discoverParams.status.filter, counts?.statuses),
    cycle: countedOptions(counts?.cycles),
    corporation: countedOptions(counts?.corporations),
    owner: countedOptions(counts?.owners),
    member: countedOptions(counts?.members),
  });
  const { person } = useSession();
  const seesTeams = may(person, 'viewTeam', { roles: [] });
  const isOffered: Partial<Record<string, boolean>> = {
    corporation: active?.isAllCorporations === true,
    // Whoever sees no team has nobody to choose from.
    owner: seesTeams || counts?.owners.length !== 0,
    member: seesTeams || counts?.members.length !== 0,
  };
  return fields.filter(
    ({ param }) =>
      isOffered[param] !== false || search[param as keyof DiscoverSearch] !== undefined,
  );
}
