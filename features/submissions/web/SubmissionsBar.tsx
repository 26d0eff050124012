import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Clock, MailCheck, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { clock } from '#features/decisions/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import {
  newImport,
  type SubmissionsSearch,
} from '#features/submissions/web/public/search-params.ts';
import { findAwaitedOwners } from './awaited-owners.ts';

const SubmissionDialog = lazy(async () => ({
  default: (await import('./SubmissionDialog.tsx')).SubmissionDialog,
}));

interface Props {
  readonly opportunity: Opportunity;
  readonly search: SubmissionsSearch;
  readonly onChange: (next: SubmissionsSearch) => void;
}

/** Overdue submissions, and the actions to add, import and decide. */
export function SubmissionsBar({ opportunity, search, onChange }: Props) {
  const { person, user } = useSession();
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useQuery(queryOptionsOf(clock, { params: { id: String(opportunity.id) } }));
  const isOpen = opportunity.status !== 'FINISHED';
  const canAdd = isOpen && may(person, 'addSubmission', opportunity);
  const canDecide = may(person, 'decide', opportunity);
  const isReview = search.view === 'decisions';
  const owners = findAwaitedOwners(opportunity, user);
  const overdue = data?.overdue ?? 0;
  const prepared = data?.prepared ?? 0;
  if (!canAdd && !canDecide && overdue === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {overdue > 0 && !isReview && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-control text-ink-3">
          <Link
            to="/opportunity/$id"
            params={{ id: String(opportunity.id) }}
            search={{ tab: 'submissions', view: search.view, overdue: 'true' }}
            className="inline-flex min-h-6 items-center gap-1.5 font-medium text-warn-ink hover:underline"
          >
            <Clock aria-hidden className="size-3.5" strokeWidth={1.75} />
            {overdue} overdue
          </Link>
          {owners && <span className="max-sm:hidden">waiting for {owners}</span>}
        </p>
      )}
      {isReview && (
        <Button variant="quiet" onPress={() => onChange({ view: undefined })}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          All submissions
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {canDecide && !isReview && (
          <Button
            variant="quiet"
            onPress={() => onChange({ view: 'decisions', compare: undefined })}
          >
            <MailCheck aria-hidden className="size-4" strokeWidth={1.75} />
            Decisions
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
}
