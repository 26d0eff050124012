import { useQuery } from '@tanstack/react-query';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { figures } from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectFigures } from '#features/portfolio/projects/domain/project.ts';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectQuery } from './use-project-filters.ts';

/** What each figure counts of those that fit the filters; undefined until they are loaded. */
export function useProjectFigures(search: ProjectsSearch): ProjectFigures | undefined {
  const { figure: _, ...query } = useProjectQuery(search);
  const { isLoading } = useCorporation();
  const { data } = useQuery({
    ...queryOptionsOf(figures, { query }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  return data;
}
