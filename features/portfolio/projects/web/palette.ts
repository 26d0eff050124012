import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderKanban } from 'lucide-react';
import { list } from '#features/portfolio/projects/domain/endpoints.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const most = 5;

/** Projects that match by their name or their company's. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { q, how, found } = usePaletteSearch(typed);
  const answer = useQuery({
    ...queryOptionsOf(list, { query: { q, limit: String(most) } }),
    ...how,
  });
  return {
    found: found('Projects', answer, ({ data }) =>
      data.map(({ id, name, phase, corporation, companyName }) => ({
        id: `project-${id}`,
        label: name,
        icon: FolderKanban,
        hint: `${phase} · ${companyName ?? corporation.name}`,
        run: () => void navigate({ to: '/project/$id', params: { id } }),
      })),
    ),
  };
}
