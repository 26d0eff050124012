import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Clock, MailCheck, Plus, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { clock } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { NeedYouLink } from '#features/people/needs-you/web/shared/NeedYouLink.tsx';
import { ScorecardButton } from '#features/cases/submissions/web/shared/ScorecardButton.tsx';
import { Button } from '#ui/Button.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import {
  newImport,
  type SubmissionsSearch,
} from '#features/cases/submissions/web/search-params.ts';

const SubmissionDialog = lazyPart(() => import('./SubmissionDialog.tsx'), 'SubmissionDialog');

interface Props {
  readonly opportunity: Opportunity;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
  /** Where it is on a wide screen. */
  readonly tools: HTMLElement | null;
}

/** Overdue submissions, and the actions to add, import and decide. */
export function SubmissionsBar({ opportunity, search, onChange, tools }: Props) {
  const { person } = useSession();
  const isSmall = useMediaQuery(smallScreen);
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useQuery(queryOptionsOf(clock, { params: { id: String(opportunity.id) } }));
  const isOpen = opportunity.status !== 'FINISHED';
  const canAdd = isOpen && may(person, 'addSubmission', opportunity);
  const canDecide = may(person, 'decide', opportunity);
  const isReview = search.view === 'decisions';
  const overdue = data?.overdue ?? 0;
  const prepared = data?.prepared ?? 0;
  const canScore = may(person, 'viewVotes', opportunity);
  if (!canAdd && !canDecide && !canScore && overdue === 0) return null;
  const bar = (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-md:mb-2 md:mb-1.5 md:justify-end">
      {!isReview && (
        <p className="flex flex-wrap items-center gap-x-3 text-control empty:hidden">
          <NeedYouLink
            opportunityId={opportunity.id}
            view={search.view === 'board' ? 'board' : undefined}
            className="inline-flex min-h-6 items-center"
          />
          {overdue > 0 && (
            <Link
              to="/opportunity/$id"
              params={{ id: opportunity.id }}
              search={{ tab: 'submissions', view: search.view, due: 'overdue' }}
              className="inline-flex min-h-6 items-center gap-1.5 font-medium text-warn-ink hover:underline"
            >
              <Clock aria-hidden className="size-3.5" strokeWidth={1.75} />
              {overdue} overdue
            </Link>
          )}
        </p>
      )}
      {isReview && (
        <Button variant="quiet" onPress={() => onChange({ view: undefined })}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All submissions
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-md:ml-auto">
        {canScore && !isReview && <ScorecardButton opportunity={opportunity} />}
        {canDecide && !isReview && (
          <Button
            variant="quiet"
            onPress={() => onChange({ view: 'decisions', compare: undefined })}
          >
            <MailCheck aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="max-sm:sr-only">Decisions</span>
            {prepared > 0 && <span className="tabular">({prepared})</span>}
          </Button>
        )}
        {canAdd && !isReview && (
          <>
            <Button variant="quiet" onPress={() => onChange({ import: newImport })}>
              <Upload aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="max-sm:sr-only">Import…</span>
            </Button>
            <Button variant="primary" onPress={() => setIsAdding(true)}>
              <Plus aria-hidden className="size-4" strokeWidth={1.75} />
              <span>
                Add<span className="max-sm:sr-only"> submission</span>
              </span>
            </Button>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {isAdding && (
          <SubmissionDialog
            opportunity={opportunity}
            submission={null}
            onClose={() => setIsAdding(false)}
            onSaved={({ id }) => {
              setIsAdding(false);
              onChange({ submission: String(id) });
            }}
          />
        )}
      </Suspense>
    </div>
  );
  if (isSmall) return bar;
  return tools && createPortal(bar, tools);
}
