import { useMutation, useQueryClient } from '@tanstack/react-query';
import { get } from '#features/submissions/domain/endpoints.ts';
import { tell } from '#core/domain/notices.ts';
import type { Place } from '#features/submissions/domain/board.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/submissions/domain/submission.ts';
import {
  readAgain,
  readCounts,
  showChange,
  showMove,
  shownPlace,
  stopReading,
} from '#features/submissions/web/public/submissions-shown.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { toast } from '#ui/toasts.ts';
import { currentIn, sendMove, type Move } from './send-move.ts';

interface Wish extends Move {
  /** It takes another move back: there is nothing to take back in it. */
  readonly isUndo?: boolean;
}

/** Where it came from, for taking the move back. */
interface Origin extends Place {
  readonly reason: string | null;
}

/**
 * Moves are shown at once, can be taken back, and take themselves back with the reason when they
 * are refused.
 */
export function useMoves(stages: readonly Stage[]): (move: Move) => void {
  const client = useQueryClient();

  /** A refusal that is taken back needs the reason it was given, which not everybody has read. */
  const undoOf = (origin: Origin | undefined, moved: Submission) => {
    const isRefusal = stages.some(({ name, isRefusal: is }) => name === origin?.stage && is);
    if (!origin || (isRefusal && origin.reason === null)) return undefined;
    const { stage, before, reason } = origin;
    const back = { submission: moved, stage, before, isUndo: true };
    return { label: 'Undo', act: () => mutate(reason === null ? back : { ...back, reason }) };
  };

  const { mutate } = useMutation({
    mutationFn: (wish: Wish) => sendMove(wish),
    onMutate: async ({ submission, stage, before }): Promise<Origin> => {
      await stopReading(client);
      const { id } = submission;
      const known = client.getQueryData<Submission>(keyOf(get, { params: { id } }));
      const place = shownPlace(client, id) ?? { stage: submission.stage, before: null };
      showMove(client, submission, { stage, before });
      return { ...place, reason: known?.reason ?? null };
    },
    onSuccess: (moved, { submission, stage, isUndo, mail }, origin) => {
      if (moved === null) return;
      showChange(client, moved.id, moved);
      if (submission.stage === stage) return;
      const slots = { title: moved.title, stage };
      if (isUndo) toast(tell('submission.movedBack', slots));
      else if (mail) toast(tell('submission.movedAndTold', slots));
      else toast(tell('submission.moved', slots), 'good', undoOf(origin, moved));
    },
    onError: (error, { submission }, origin) => {
      const current = currentIn(error);
      if (current) showMove(client, current, { stage: current.stage, before: null });
      else if (origin) showMove(client, submission, origin);
      toast(error.message, 'bad');
      readAgain(client);
    },
    onSettled: () => readCounts(client),
  });
  return mutate;
}
