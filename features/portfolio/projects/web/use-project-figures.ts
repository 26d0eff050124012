import { useQuery } from '@tanstack/react-query';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { figures } from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectFigures } from '#features/portfolio/projects/domain/project.ts';

/** The figures over all visible projects of the active corporation; undefined until they are loaded. */
export function useProjectFigures(): ProjectFigures | undefined {
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { data } = useQuery({
    ...queryOptionsOf(figures, { query: corporation }),
    enabled: !isLoading,
  });
  return data;
}
