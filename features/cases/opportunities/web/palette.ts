import { useNavigate } from '@tanstack/react-router';
import { Plus, Target } from 'lucide-react';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { useOpportunityMatches } from './shared/use-opportunity-matches.ts';
import { usePostableCorporations } from './use-postable-corporations.ts';

const most = 6;

/** Opportunities that match the query, and the command to post one. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const mayPost = usePostableCorporations().length > 0;
  const { q, how, found } = usePaletteSearch(typed);
  const answer = useOpportunityMatches(q, {
    most,
    isEnabled: how.enabled,
    staysShown: false,
  });
  return {
    found: found('Opportunities', answer, (matches) =>
      matches.map(({ id, name, about }) => ({
        id: `opportunity-${id}`,
        label: name,
        icon: Target,
        hint: about || 'Opportunity',
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
