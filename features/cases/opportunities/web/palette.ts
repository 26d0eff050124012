import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Target } from 'lucide-react';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePostableCorporations } from './use-postable-corporations.ts';

const most = 6;

/** Opportunities that match the query, and the command to post one. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const mayPost = usePostableCorporations().length > 0;
  const { q, how, found } = usePaletteSearch(typed);
  const answer = useQuery({
    ...queryOptionsOf(list, { query: { q, limit: String(most) } }),
    ...how,
  });
  return {
    found: found('Opportunities', answer, ({ data }) =>
      data.map(({ id, name, cycleName }) => ({
        id: `opportunity-${id}`,
        label: name,
        icon: Target,
        hint: cycleName ?? 'Opportunity',
        run: () => void navigate({ to: '/opportunity/$id', params: { id } }),
      })),
    ),
    actions: mayPost
      ? [
          {
            id: 'new-opportunity',
            label: 'New opportunity',
            icon: Plus,
            hint: 'Discover',
            run: () => void navigate({ to: '/opportunities/new' }),
          },
        ]
      : [],
  };
}
