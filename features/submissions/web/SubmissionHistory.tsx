import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { ofSubmission } from '#features/activity/domain/endpoints.ts';
import { TimelineList } from '#features/activity/web/public/Timeline.tsx';
import { TimelineSkeleton } from '#features/activity/web/public/TimelineSkeleton.tsx';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';

function Entries({ submissionId }: { readonly submissionId: string }) {
  const found = useInfiniteQuery(
    infiniteQueryOptionsOf(ofSubmission, { params: { id: submissionId }, query: { limit: '20' } }),
  );
  return (
    <ListResult
      what="history"
      {...listState(found)}
      skeleton={<TimelineSkeleton lines={3} />}
      empty={<p className="text-control text-ink-3">No activity yet.</p>}
    >
      {(rows) => <TimelineList entries={rows} here={submissionId} Stage={StageName} />}
    </ListResult>
  );
}

/** The history of a submission; fetched when it is expanded. */
export function SubmissionHistory({ submissionId }: { readonly submissionId: string }) {
  return (
    <Disclosure>
      {({ isExpanded }) => (
        <>
          <Heading level={3}>
            <Button
              slot="trigger"
              className="-ml-1 flex h-7 cursor-pointer items-center gap-1 rounded-control px-1 text-small font-semibold text-ink hover:text-accent-ink"
            >
              <ChevronRight
                aria-hidden
                className={isExpanded ? 'size-3.5 rotate-90 transition' : 'size-3.5 transition'}
              />
              History
            </Button>
          </Heading>
          <DisclosurePanel className="pt-3">
            {isExpanded && <Entries submissionId={submissionId} />}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
