import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { BoardSkeleton, SubmissionBoard } from './SubmissionBoard.tsx';
import { SubmissionsLayout, type SubmissionsViewProps } from './SubmissionsLayout.tsx';
import { useBoard } from './use-board.ts';

/** Submissions as a board by stage. */
export function SubmissionsBoardView(props: SubmissionsViewProps) {
  const { opportunity, search, onChange, canMove } = props;
  const stages = opportunity.stages ?? defaultStages;
  const { columns, error, refetch, loadMore } = useBoard(opportunity.id, search);
  return (
    <SubmissionsLayout
      {...props}
      order={columns?.flatMap(({ data }) => data.map(({ id }) => id)) ?? []}
    >
      {error && (
        <ErrorState
          title="The submissions could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !columns && (
        <Loading what="submissions">
          <BoardSkeleton stages={stages} />
        </Loading>
      )}
      {columns && (
        <SubmissionBoard
          stages={stages}
          columns={columns}
          canMove={canMove}
          openId={search.submission}
          onOpen={(submission) => onChange({ submission })}
          onMore={loadMore}
        />
      )}
    </SubmissionsLayout>
  );
}
