import { useQuery } from '@tanstack/react-query';
import { get } from '#features/submissions/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StepButtons } from '#ui/StepButtons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';

interface Props {
  readonly id: string;
  readonly opportunity: Opportunity;
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One submission beside the list. `j` and `k` go to the next and the previous one. */
export function SubmissionPanel({ id, opportunity, previous, next, onClose }: Props) {
  const { data, error, refetch } = useQuery(queryOptionsOf(get, { params: { id } }));
  useKeyboardShortcuts({ j: () => next?.(), k: () => previous?.() });
  return (
    <SidePanel
      label="Submission"
      onClose={onClose}
      actions={<StepButtons noun="submission" previous={previous} next={next} />}
    >
      {error && (
        <ErrorState
          title="The submission could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && (
        <Loading what="the submission">
          <div className="space-y-4">
            <div className="skeleton h-6 w-3/4" />
            <div className="skeleton h-20" />
            <div className="skeleton h-32" />
          </div>
        </Loading>
      )}
      {data && <SubmissionDetails key={data.id} submission={data} opportunity={opportunity} />}
      {data && opportunity.team && (
        <div className="mt-6">
          <SubmissionHistory key={data.id} submissionId={data.id} />
        </div>
      )}
    </SidePanel>
  );
}
