import { useInfiniteQuery } from '@tanstack/react-query';
import { ofSubmission } from '#features/cases/activity/domain/endpoints.ts';
import { TimelineList } from '#features/cases/activity/web/shared/Timeline.tsx';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';

/** The history of a submission. */
export function SubmissionHistory({ submissionId }: { readonly submissionId: string }) {
  const result = useInfiniteQuery(
    infiniteQueryOptionsOf(ofSubmission, { params: { id: submissionId }, query: { limit: '20' } }),
  );
  return (
    <ListResult
      what="history"
      {...listState(result)}
      skeleton={<TimelineSkeleton lines={3} />}
      empty={<p className="text-control text-ink-3">No activity yet.</p>}
    >
      {(rows) => <TimelineList entries={rows} here={submissionId} Stage={StageName} />}
    </ListResult>
  );
}
