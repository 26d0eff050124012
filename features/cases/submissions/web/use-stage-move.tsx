import { useState, type ReactNode } from 'react';
import type { Stage } from '#core/domain/identity/stage.ts';
import { stageNamed } from '#features/cases/corporations/domain/stages.ts';
import { isAskedFirst } from '#features/cases/submissions/domain/moves.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Move } from './send-move.ts';
import { useMoveSubmission } from './use-move-submission.ts';

/** Moves a submission. A stage with a reason or a mail first asks for them in the dialog. */
export function useStageMove(stages: readonly Stage[]): {
  readonly moveTo: (move: Move) => void;
  readonly dialog: ReactNode;
} {
  const move = useMoveSubmission(stages);
  const [pending, setPending] = useState<Move | null>(null);
  return {
    moveTo: (to) => {
      if (isAskedFirst(stages, to.submission, to.stage)) setPending(to);
      else move(to);
    },
    dialog: pending && (
      <DecisionDialog
        submission={pending.submission}
        stage={stageNamed(stages, pending.stage) ?? { name: pending.stage }}
        action="move"
        onCancel={() => setPending(null)}
        onGive={({ reason, mail }) => {
          move({ ...pending, reason: reason ?? undefined, mail: mail ?? undefined });
          setPending(null);
        }}
      />
    ),
  };
}
