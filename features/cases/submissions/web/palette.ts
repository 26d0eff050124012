import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { search } from '#features/cases/submissions/domain/list-endpoints.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Submissions that match by their title or company; each opens in the panel of its opportunity. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { q, how, found } = usePaletteSearch(typed);
  const answer = useQuery({ ...queryOptionsOf(search, { query: { q } }), ...how });
  return {
    found: found('Submissions', answer, (data) =>
      data.map(({ id, title, companyName, opportunity }) => ({
        id: `submission-${id}`,
        label: title,
        icon: Inbox,
        hint: `${companyName} · ${opportunity.name}`,
        run: () =>
          void navigate({
            to: '/opportunity/$id',
            params: { id: opportunity.id },
            search: { tab: 'submissions', submission: id },
          }),
      })),
    ),
  };
}
