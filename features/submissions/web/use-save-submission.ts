import { submissionNotices } from '#features/submissions/domain/notices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { noticeText } from '#core/domain/notices.ts';
import * as opportunities from '#features/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/submissions/domain/list-endpoints.ts';
import {
  draftOf,
  draftLabels,
  mergeDrafts,
  type DraftField,
} from '#features/submissions/domain/draft-content.ts';
import type { SubmissionDraft } from '#features/submissions/domain/draft.ts';
import { add, edit } from '#features/submissions/domain/draft-endpoints.ts';
import { get } from '#features/submissions/domain/endpoints.ts';
import { Submission } from '#features/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { toast } from '#ui/toasts.ts';

/** A concurrent change by somebody else, and the fields in which it conflicts with the form. */
export interface SaveConflict {
  readonly theirs: Submission;
  readonly merged: SubmissionDraft;
  readonly conflicts: readonly DraftField[];
}

const currentIn = (error: unknown): Submission | null =>
  error instanceof Problem && error.code === 'stale'
    ? (z.safeParse(Submission, error.details).data ?? null)
    : null;

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
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [base, setBase] = useState(submission);
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  async function save(draft: SubmissionDraft, on: Submission | null): Promise<Submission | null> {
    if (on === null) {
      const params = { id: opportunityId };
      return call(add, { params, body: draft }, { idempotencyKey: idempotencyKey });
    }
    const { id, version } = on;
    try {
      return await call(edit, { params: { id }, body: { ...draft, version } });
    } catch (error) {
      const theirs = currentIn(error);
      if (theirs === null) throw error;
      const { draft: merged, conflicts } = mergeDrafts(draftOf(on), draft, draftOf(theirs));
      setBase(theirs);
      if (conflicts.length === 0) return save(merged, theirs);
      setConflict({ theirs, merged, conflicts });
      return null;
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (draft: SubmissionDraft) => save(draft, base),
    onSuccess: (saved) => {
      if (saved === null) return;
      client.setQueryData<Submission>(queryKeyOf(get, { params: { id: String(saved.id) } }), saved);
      for (const endpoint of [
        submissionLists.submissions,
        submissionLists.board,
        submissionLists.submissionFacets,
        opportunities.get,
      ]) {
        void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
      }
      const { title } = saved;
      toast(
        noticeText(
          submission === null
            ? submissionNotices['submission.added']
            : submissionNotices['submission.saved'],
          { title },
        ),
      );
      onSaved(saved);
    },
  });
  return {
    ...{ save: mutate, isPending, error, conflict },
    /** Changed input needs a new idempotency key, and clears the last error. */
    touched: () => {
      setIdempotencyKey(newIdempotencyKey());
      if (error) reset();
    },
    dismissConflict: () => setConflict(null),
  };
}
