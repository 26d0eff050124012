import { useQuery } from '@tanstack/react-query';
import { get } from '#features/submissions/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { ListSteps } from '#core/web/views/ListSteps.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';

interface Props {
  readonly id: string;
  readonly opportunity: Opportunity;
  /** The ids of the list beside it, in order. */
  readonly order?: readonly string[];
  readonly onOpen: (id: string | undefined) => void;
}

const skeleton = <SkeletonLines of={['h-6 w-3/4', 'h-20', 'h-32']} className="space-y-4" />;

/** One submission beside the list. `j` and `k` go to the next and the previous one. */
export function SubmissionPanel({ id, opportunity, order = [], onOpen }: Props) {
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  return (
    <SidePanel
      label="Submission"
      onClose={() => onOpen(undefined)}
      actions={<ListSteps noun="submission" keys={order} openKey={id} onOpen={onOpen} />}
    >
      <QueryBoundary what="submission" {...{ query, skeleton }}>
        {(submission) => (
          <>
            <SubmissionDetails key={submission.id} {...{ submission, opportunity }} />
            {opportunity.team && (
              <div className="mt-6">
                <SubmissionHistory key={submission.id} submissionId={submission.id} />
              </div>
            )}
          </>
        )}
      </QueryBoundary>
    </SidePanel>
  );
}
