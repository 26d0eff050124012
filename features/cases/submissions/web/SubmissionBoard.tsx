import { useCallback } from 'react';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { BoardStage, SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { Board } from '#core/web/views/Board.tsx';
import type { RecordMove } from '#core/web/views/use-record-drag.tsx';
import { BoardCard } from './BoardCard.tsx';
import { useStageMove } from './use-stage-move.tsx';

interface Props {
  readonly stages: readonly Stage[];
  readonly columns: readonly BoardStage[];
  readonly canMove: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMore: (column: BoardStage) => Promise<void>;
}

/** Fills the rest of the screen. */
const frame =
  '-mx-4 h-[calc(100dvh-8.5rem)] md:h-[calc(100dvh-16.5rem)] snap-x scroll-px-4 px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8';

/** Pixels, until a card is measured. */
const cardHeight = 168;

const keyOf = ({ id }: SubmissionRow) => id;
const heading = (stage: string) => <StageName stage={stage} />;
const nameOf = ({ title, companyName }: SubmissionRow) => `${title}, ${companyName}`;

/** Submissions by stage. Cards move by drag; the panel's menu is another way. */
export function SubmissionBoard({ stages, columns, canMove, openId, onOpen, onMore }: Props) {
  const { moveTo, dialog } = useStageMove(stages);
  const card = useCallback(
    (row: SubmissionRow) => <BoardCard row={row} canMove={canMove && row.withdrawnAt === null} />,
    [canMove],
  );

  function put({ key, to: stage, before }: RecordMove): void {
    const submission = columns.flatMap(({ data }) => data).find(({ id }) => id === key);
    if (submission) moveTo({ submission, stage, before });
  }

  return (
    <Board
      of="submission"
      groups={columns.map(({ stage, data, total, hasNextPage }) => ({
        id: stage,
        name: stage,
        rows: data,
        total,
        hasMore: hasNextPage,
      }))}
      keyOf={keyOf}
      nameOf={nameOf}
      card={card}
      cardHeight={cardHeight}
      canMove={canMove}
      onOpen={onOpen}
      openKey={openId}
      heading={heading}
      empty="Nothing here"
      onMove={put}
      onMore={async (stage) => {
        const column = columns.find((one) => one.stage === stage);
        if (column) await onMore(column);
      }}
      className={frame}
      columnWidth="w-44 sm:flex-1"
    >
      {dialog}
    </Board>
  );
}

/** Placeholder while the board loads. */
export function BoardSkeleton({ stages }: { readonly stages: readonly Stage[] }) {
  return (
    <div className={`flex min-h-96 gap-3 overflow-x-auto ${frame}`}>
      {stages.map(({ name }, index) => (
        <div key={name} className="w-44 shrink-0 space-y-1.5 sm:flex-1 rounded-card bg-sunken p-2">
          <div className="skeleton m-1.5 mb-3 h-4 w-24" />
          {Array.from({ length: 4 - (index % 3) }, (_, card) => (
            <div
              key={card}
              className="h-28 space-y-3 rounded-control border border-line bg-raised p-3"
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
