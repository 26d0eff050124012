import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { get as getOpportunity } from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';
import { useOpened } from './use-opened.ts';

const from = '/shell/submission/$id';

const skeleton = (
  <SkeletonLines
    of={['h-8 w-2/3', 'h-20', 'h-64']}
    className="mx-auto max-w-[820px] space-y-4 px-4 py-6 md:px-8"
  />
);

const gone = (
  <EmptyState
    isPage
    title="This submission does not exist"
    action={<ButtonLink to="/discover">Go to Discover</ButtonLink>}
  >
    It may have been removed, or it belongs to an opportunity you do not see.
  </EmptyState>
);

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

function Page({ submission, opportunity }: Props) {
  const { part } = useSearch({ from });
  const navigate = useNavigate({ from: '/submission/$id' });
  useOpened(submission, opportunity);
  return (
    <div className="mx-auto w-full max-w-[820px] p-5 wrap-anywhere [--dock-bottom:3.5rem] md:pt-7 md:[--dock-bottom:var(--sheet-gap)]">
      <Link
        to="/opportunity/$id"
        params={{ id: opportunity.id }}
        search={{ tab: 'submissions', submission: submission.id, part }}
        className="mb-3 flex min-h-8 w-fit max-w-full items-center gap-1.5 text-control text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <span className="truncate">{opportunity.name}</span>
      </Link>
      <Place name="openSubmission" told={{ submission }} />
      <SubmissionDetails
        submission={submission}
        opportunity={opportunity}
        part={part}
        isPage
        onPart={(next) => void navigate({ search: { part: next }, replace: true })}
      />
    </div>
  );
}

function OfOpportunity({ submission }: Pick<Props, 'submission'>) {
  const params = { id: submission.opportunityId };
  const query = useQuery(queryOptionsOf(getOpportunity, { params }));
  useLiveTopic(topicOf('opportunity', submission.opportunityId));
  usePageSubject(submission.title);
  return (
    <QueryBoundary isPage what="opportunity" query={query} skeleton={skeleton} gone={gone}>
      {(opportunity) => <Page submission={submission} opportunity={opportunity} />}
    </QueryBoundary>
  );
}

/** A submission by itself, at an address of its own. */
export function SubmissionScreen() {
  const { id } = useParams({ from });
  const query = useQuery(queryOptionsOf(get, { params: { id } }));
  usePreloadedPlace('submissionHistory');
  usePreloadedPlace('submissionComments');
  usePreloadedPlace('submissionActions');
  return (
    <QueryBoundary isPage what="submission" query={query} skeleton={skeleton} gone={gone}>
      {(submission) => <OfOpportunity key={submission.id} submission={submission} />}
    </QueryBoundary>
  );
}
