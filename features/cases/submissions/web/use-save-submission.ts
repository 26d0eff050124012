import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeText } from '#core/domain/notices.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import {
  draftOf,
  draftLabels,
  mergeDrafts,
  type DraftField,
} from '#features/cases/submissions/domain/draft-content.ts';
import type { SubmissionDraft } from '#features/cases/submissions/domain/draft.ts';
import { add, edit } from '#features/cases/submissions/domain/draft-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { Submission } from '#features/cases/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { shownInPlace, useRecordMutation } from '#core/web/sync/use-record-mutation.ts';

/** A concurrent change by somebody else, and the fields in which it conflicts with the form. */
export interface SaveConflict {
  readonly theirs: Submission;
  readonly merged: SubmissionDraft;
  readonly conflicts: readonly DraftField[];
}

export const formatConflicts = (conflicts: readonly DraftField[]): string =>
  new Intl.ListFormat('en').format(conflicts.map((field) => draftLabels[field]));

interface Options {
  readonly opportunityId: string;
  /** Null: it is new. */
  readonly submission: Submission | null;
  readonly onSaved: (saved: Submission) => void;
}

/**
 * Saves a draft once. A concurrent change by somebody else is merged; for conflicting fields the
 * user is asked.
 */
export function useSaveSubmission({ opportunityId, submission, onSaved }: Options) {
  const client = useQueryClient();
  const addOnce = useCallOnce(add);
  const [base, setBase] = useState(submission);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  function send(typed: SubmissionDraft): Promise<Submission | null> {
    if (base === null) return addOnce({ params: { id: opportunityId }, body: typed });
    return sendVersioned(
      { draft: typed, on: base },
      {
        record: Submission,
        send: ({ draft, on: { id, version } }) =>
          call(edit, { params: { id }, body: { ...draft, version } }),
        resolve: ({ draft, on }, theirs) => {
          const { draft: merged, conflicts } = mergeDrafts(draftOf(on), draft, draftOf(theirs));
          setBase(theirs);
          if (conflicts.length === 0)
            return { kind: 'rebase', change: { draft: merged, on: theirs } };
          setConflict({ theirs, merged, conflicts });
          return { kind: 'ask' };
        },
      },
    );
  }

  const notice = submissionNotices[submission === null ? 'submission.added' : 'submission.saved'];
  const { mutate, isPending, error, reset } = useRecordMutation({
    record: `submission ${submission?.id ?? 'new'}`,
    send,
    confirm: (saved) => {
      if (saved === null) return;
      client.setQueryData<Submission>(queryKeyOf(get, { params: { id: String(saved.id) } }), saved);
      onSaved(saved);
    },
    notice: (saved) => saved && noticeText(notice, { title: saved.title }),
    refused: shownInPlace,
    refetched: [
      submissionLists.submissions,
      submissionLists.board,
      submissionLists.submissionFacets,
      opportunities.get,
    ].map((endpoint) => ({ queryKey: queryKeyOf(endpoint) })),
  });
  return {
    save: mutate,
    isPending,
    error,
    conflict,
    /** Changed input clears the last error. */
    touched: () => error && reset(),
    dismissConflict: () => setConflict(null),
  };
}
