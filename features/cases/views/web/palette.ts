import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Layers } from 'lucide-react';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { matches, type PaletteAnswer } from '#core/web/shell/palette.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/views/domain/endpoints.ts';

const most = 5;

/** Opens views of Projects and Discover. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const filter = useCorporationFilter();
  const { isLoading } = useCorporation();
  const isAsked = typed.trim() !== '';
  const enabled = isAsked && !isLoading;
  const ofScreen = (screen: 'projects' | 'discover') => ({
    ...queryOptionsOf(list, { query: { screen, ...filter } }),
    enabled,
  });
  const projects = useQuery(ofScreen('projects'));
  const discover = useQuery(ofScreen('discover'));
  const screens = [
    { to: '/projects', hint: 'Projects', views: projects.data?.views },
    { to: '/discover', hint: 'Discover', views: discover.data?.views },
  ] as const;
  return {
    found: {
      title: 'Views',
      isPending: enabled && (projects.isPending || discover.isPending),
      commands: screens
        .flatMap(({ to, hint, views = [] }) =>
          views
            .filter(({ name }) => isAsked && matches(name, typed))
            .map(({ id, name, search }) => ({
              id: `view-${id}`,
              label: name,
              icon: Layers,
              hint,
              run: () => void navigate({ to, search: { ...search, saved: id } as object }),
            })),
        )
        .slice(0, most),
    },
  };
}
