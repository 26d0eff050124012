import { isRefusalStage } from '#features/submissions/domain/stages.ts';
import { useState } from 'react';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { BoardStage, SubmissionRow } from '#features/submissions/domain/submission.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Move } from './send-move.ts';
import { useMoveSubmission } from './use-move-submission.ts';

interface Props {
  readonly stages: readonly Stage[];
  readonly columns: readonly BoardStage[];
  readonly canMove: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMore: (column: BoardStage) => Promise<void>;
}

/** The scroll container of the columns; fills the rest of the screen. */
const frame =
  '-mx-4 flex h-[calc(100dvh-8.5rem)] min-h-96 md:h-[calc(100dvh-21rem)] snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8';

/**
 * Submissions by stage. Cards are dragged with a pointer, or moved by keyboard: Enter, arrows or Tab,
 * Enter. The panel's menu is the third way. Columns are virtualized.
 */
export function SubmissionBoard({ stages, columns, canMove, openId, onOpen, onMore }: Props) {
  const move = useMoveSubmission(stages);
  const [declining, setDeclining] = useState<Move | null>(null);

  function put(submission: SubmissionRow | undefined, stage: string, before: string | null): void {
    if (!submission) return;
    const to = { submission, stage, before };
    if (isRefusalStage(stages, stage) && submission.stage !== stage) setDeclining(to);
    else move(to);
  }
  const cardOf = (id: string) => columns.flatMap(({ data }) => data).find((row) => row.id === id);

  return (
    <div className={frame}>
      {columns.map((column) => (
        <BoardColumn
          key={column.stage}
          column={column}
          canMove={canMove}
          openId={openId}
          onOpen={onOpen}
          onMore={() => onMore(column)}
          onPut={(id, before) => put(cardOf(id), column.stage, before)}
        />
      ))}
      {declining && (
        <DecisionDialog
          submission={declining.submission}
          stage={stages.find(({ name }) => name === declining.stage) ?? { name: declining.stage }}
          action="move"
          onCancel={() => setDeclining(null)}
          onGive={({ reason, mail }) => {
            move({ ...declining, reason: reason ?? undefined, mail: mail ?? undefined });
            setDeclining(null);
          }}
        />
      )}
    </div>
  );
}

/** Placeholder while the board loads. */
export function BoardSkeleton({ stages }: { readonly stages: readonly Stage[] }) {
  return (
    <div className={frame}>
      {stages.map(({ name }, index) => (
        <div key={name} className="w-56 shrink-0 space-y-1.5 rounded-card bg-sunken p-2">
          <div className="skeleton m-1.5 mb-3 h-4 w-24" />
          {Array.from({ length: 4 - (index % 3) }, (_, card) => (
            <div
              key={card}
              className="h-28 space-y-3 rounded-[8px] border border-line bg-surface p-3"
            >
              <div className="skeleton h-4 w-2/3" />
              <div className="skeleton h-3" />
              <div className="skeleton h-3 w-1/2" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
