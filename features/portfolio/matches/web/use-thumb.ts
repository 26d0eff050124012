import { useMutation } from '@tanstack/react-query';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { setThumb } from '#features/portfolio/matches/domain/endpoints.ts';
import type { Match, Thumb } from '#features/portfolio/matches/domain/match.ts';
import { toast, toastError } from '#ui/toasts.ts';
import { useRefreshMatches } from './use-match-settings.ts';

interface Change {
  readonly match: Match;
  readonly thumb: Thumb | null;
  readonly isUndo?: boolean;
}

const words: Readonly<Record<Thumb, string>> = { up: 'More like', down: 'Less like' };

/** One's own thumbs for an opportunity, each with Undo. */
export function useThumb(opportunityId: string) {
  const refresh = useRefreshMatches();
  const { mutate } = useMutation({
    mutationFn: ({ match, thumb }: Change) =>
      callUntilAnswered(setThumb, {
        params: { id: opportunityId, companyId: match.company.id },
        body: { thumb },
      }),
    onSuccess: (_, { match, thumb, isUndo = false }) => {
      void refresh();
      if (isUndo) return;
      const { name } = match.company;
      const said = thumb === null ? `Thumb on ${name} taken back` : `${words[thumb]} ${name}`;
      const undo = () => mutate({ match, thumb: match.thumb, isUndo: true });
      toast(said, 'good', { label: 'Undo', run: undo });
    },
    onError: toastError,
  });
  return (match: Match, thumb: Thumb) =>
    mutate({ match, thumb: match.thumb === thumb ? null : thumb });
}
