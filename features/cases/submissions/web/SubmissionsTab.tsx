import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { usePreloadedPlace } from '#core/web/Place.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { Loading } from '#ui/states.tsx';
import {
  comparedIds,
  type SubmissionsSearch,
} from '#features/cases/submissions/web/search-params.ts';
import { SubmissionPanel } from '#features/cases/submissions/web/SubmissionPanel.tsx';
import { Submissions } from '#features/cases/submissions/web/Submissions.tsx';
import { SubmissionsBar } from '#features/cases/submissions/web/SubmissionsBar.tsx';

const Compare = lazyPart(() => import('#features/cases/submissions/web/Compare.tsx'), 'Compare');
const ImportDialog = lazyPart(
  () => import('#features/cases/submissions/web/ImportDialog.tsx'),
  'ImportDialog',
);
const DecisionReview = lazyPart(
  () => import('#features/cases/submissions/web/DecisionReview.tsx'),
  'DecisionReview',
);

const waiting = (
  <Loading what="the submissions">
    <div className="skeleton h-96" />
  </Loading>
);

/** The submissions of an opportunity: the list, a comparison, or the prepared decisions. */
export function SubmissionsTab({
  opportunity,
  tools,
}: {
  readonly opportunity: Opportunity;
  /** The place for actions beside the tabs of the opportunity. */
  readonly tools: HTMLElement | null;
}) {
  usePreloadedPlace('submissionHistory');
  usePreloadedPlace('submissionComments');
  usePreloadedPlace('openSubmission');
  const search = useSearch({ from: '/shell/opportunity/$id' });
  const navigate = useNavigate({ from: '/opportunity/$id' });
  const change = (next: SubmissionsSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      // Back leads from a comparison to the list that it was opened from.
      replace: next.compare === undefined || search.compare !== undefined,
    });
  /** What was ticked when a comparison was opened: it is ticked again after it. */
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const compared = comparedIds(search.compare);
  const { submission: openId, view } = search;
  const onOpen = (submission: string | undefined) => change({ submission });
  const isList = compared.length === 0 && view !== 'decisions';
  return (
    <>
      {compared.length === 0 && (
        <SubmissionsBar opportunity={opportunity} search={search} tools={tools} onChange={change} />
      )}
      {isList && (
        <Submissions
          opportunity={opportunity}
          search={search}
          onChange={change}
          ticked={ticked}
          onCompare={(ids) => {
            setTicked(ids);
            change({ compare: ids.join(','), submission: undefined, part: undefined });
          }}
        />
      )}
      {compared.length > 0 && (
        <Suspense fallback={waiting}>
          <Compare
            opportunity={opportunity}
            ids={compared}
            openId={openId}
            onOpen={onOpen}
            onChange={(ids) => change({ compare: ids.length < 2 ? undefined : ids.join(',') })}
            onClose={() => change({ compare: undefined })}
          />
        </Suspense>
      )}
      {compared.length === 0 && view === 'decisions' && (
        <Suspense fallback={waiting}>
          <DecisionReview opportunity={opportunity} onOpen={onOpen} />
        </Suspense>
      )}
      {!isList && openId !== undefined && (
        <SubmissionPanel id={openId} opportunity={opportunity} onOpen={onOpen} />
      )}
      {search.import !== undefined && (
        <Suspense fallback={null}>
          <ImportDialog
            opportunityId={opportunity.id}
            importId={search.import}
            onChange={(next) => change({ import: next })}
          />
        </Suspense>
      )}
    </>
  );
}
