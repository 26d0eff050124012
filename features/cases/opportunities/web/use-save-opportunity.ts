import { useState } from 'react';
import {
  contentOf,
  type ContentField,
  type OpportunityContent,
} from '#features/cases/opportunities/domain/content.ts';
import { update } from '#features/cases/opportunities/domain/endpoints.ts';
import {
  mergeContents,
  withFieldsFrom,
  type Merge,
} from '#features/cases/opportunities/domain/merge.ts';
import { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';
import type { Side, Sides } from './Conflicts.tsx';
import { contentOfForm, formOf, problemsIn } from './form-values.ts';
import type { FormState } from './use-opportunity-form.ts';

/** A concurrent change: my content, the stored one, and their merge. */
interface SaveConflict {
  readonly merge: Merge;
  readonly mine: OpportunityContent;
  readonly theirs: OpportunityContent;
  /** The stored opportunity, on which the next save is based. */
  readonly stored: Opportunity;
  readonly sides: Sides;
}

/** Saves the form. A concurrent change by somebody else is merged; conflicts are shown. */
export function useSaveOpportunity(form: FormState, onSaved: (now: Opportunity) => void) {
  const [conflict, setConflict] = useState<SaveConflict | null>(null);

  const saving = useRecordMutation({
    record: ({ id }: Opportunity) => `opportunity ${id}`,
    send: (base) => {
      const mine = contentOfForm(form.values);
      const { categories, questions, ...rest } = mine;
      return sendVersioned(base, {
        record: Opportunity,
        send: ({ id, version = 1 }, idempotencyKey) => {
          const body = {
            ...rest,
            categories: [...categories],
            questions: [...questions],
            version,
          };
          return call(update, { params: { id }, body }, { idempotencyKey });
        },
        resolve: (_, theirs) => {
          const merge = mergeContents(contentOf(base), mine, contentOf(theirs));
          // The other change, such as closing, affects no field of this form.
          if (merge.taken.length + merge.conflicts.length === 0) {
            return { kind: 'rebase', change: theirs };
          }
          // With unresolved conflicts the draft keeps its old base, so that they are shown again on return.
          const begunOn = merge.conflicts.length > 0 ? base : theirs;
          form.rebase(begunOn, formOf(merge.content, theirs.corporationId));
          setConflict({ merge, mine, theirs: contentOf(theirs), stored: theirs, sides: {} });
          return { kind: 'ask' };
        },
      });
    },
    confirm: (now) => now && onSaved(now),
    refused: (error) => {
      if (error instanceof Problem) form.setProblems(problemsIn(error.details));
    },
  });

  function choose(field: ContentField, side: Side): void {
    if (conflict === null) return;
    const { theirs, sides } = conflict;
    const isTheirs = sides[field] === 'theirs';
    // What was typed in that field since counts as mine.
    const mine = isTheirs
      ? conflict.mine
      : withFieldsFrom(conflict.mine, contentOfForm(form.values), [field]);
    const choice = formOf(side === 'mine' ? mine : theirs, form.values.corporationId ?? '');
    const { amount, currency } = choice;
    form.change(field === 'reward' ? { amount, currency } : { [field]: choice[field] });
    setConflict({ ...conflict, mine, sides: { ...sides, [field]: side } });
  }

  const undecided = conflict?.merge.conflicts.filter((field) => !conflict.sides[field]) ?? [];
  const save = (opportunity: Opportunity) =>
    saving.mutate(conflict?.stored ?? form.base ?? opportunity);
  return { save, saving, conflict, choose, undecided };
}
