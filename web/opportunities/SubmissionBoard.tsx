import { useState } from 'react';
import type { Stage } from '#domain/submissions/stages.ts';
import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useBoardMove, type BoardMove } from './use-board-move.ts';

interface Props {
  readonly stages: readonly Stage[];
  readonly rows: readonly SubmissionRow[];
  readonly canMove: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/**
 * Submissions by stage. Cards are dragged with a pointer, or with Enter, arrows or Tab, and Enter
 * again; the panel's menu is the third way.
 */
export function SubmissionBoard({ stages, rows, canMove, openId, onOpen }: Props) {
  const move = useBoardMove();
  const [declining, setDeclining] = useState<BoardMove | null>(null);
  const known = new Set(stages.map(({ name }) => name));
  // A stage that the corporation no longer has still shows what is in it.
  const left = [...new Set(rows.map(({ stage }) => stage))].filter((name) => !known.has(name));

  function put(to: BoardMove): void {
    const from = rows.find(({ id }) => id === to.id)?.stage;
    const isRefusal = stages.some(({ name, isRefusal: is }) => name === to.stage && is === true);
    if (isRefusal && from !== to.stage) setDeclining(to);
    else move(to);
  }

  return (
    <div className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8">
      {[...stages, ...left.map((name) => ({ name }))].map(({ name }) => (
        <BoardColumn
          key={name}
          stage={name}
          rows={rows.filter(({ stage }) => stage === name)}
          canMove={canMove}
          openId={openId}
          onOpen={onOpen}
          onPut={(id, before) => put({ id, stage: name, before })}
        />
      ))}
      {declining && (
        <ReasonDialog
          title={`Move to ${declining.stage}`}
          onCancel={() => setDeclining(null)}
          onGive={(reason) => {
            move({ ...declining, reason });
            setDeclining(null);
          }}
        />
      )}
    </div>
  );
}
