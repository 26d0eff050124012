import { useMemo, useState } from 'react';
import { contentOf } from '#features/cases/opportunities/domain/content.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { emptyForm, formOf, type FormValues, type Problems } from './form-values.ts';
import { draftKey, findSavedDraft, useAutosave, type SavedDraft } from './saved-draft.ts';

export interface FormState {
  readonly values: FormValues;
  /** The version the form is based on, or was last merged with; null when it is new. */
  readonly base: Opportunity | null;
  /** Whether an unsaved draft was restored. */
  readonly isRestored: boolean;
  readonly isChanged: boolean;
  readonly problems: Problems;
  readonly setProblems: (problems: Problems) => void;
  readonly change: (some: Partial<FormValues>) => void;
  /** Continues on a newer version with the merged values. */
  readonly rebase: (base: Opportunity, values: FormValues) => void;
  readonly discard: () => void;
  /** Deletes the draft after saving. */
  readonly done: () => void;
}

const startOf = (base: Opportunity | null, fresh: FormValues): FormValues =>
  base === null ? fresh : formOf(contentOf(base), base.corporationId);

/** Errors of fields that have not been edited since. */
function untouched(problems: Problems, changed: Partial<FormValues>): Problems {
  const touched = new Set<string>(Object.keys(changed));
  if (touched.has('amount') || touched.has('currency')) touched.add('reward');
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !touched.has(field)));
}

/**
 * The form of one opportunity (null: a new one, which begins with `fresh`); a draft is saved on this
 * device.
 */
export function useOpportunityForm(
  opportunity: Opportunity | null,
  fresh: FormValues = emptyForm,
): FormState {
  const uid = useSession().authUser?.uid ?? '';
  const key = draftKey(uid, opportunity?.id ?? null);
  const [{ isRestored, ...draft }, setState] = useState<SavedDraft & { isRestored: boolean }>(
    () => {
      const saved = findSavedDraft(key);
      const isOfThis = saved !== null && saved.base?.id === opportunity?.id;
      return isOfThis
        ? { ...saved, isRestored: true }
        : { values: startOf(opportunity, fresh), base: opportunity, isRestored: false };
    },
  );
  const [problems, setProblems] = useState<Problems>({});
  const { values, base } = draft;
  const saved = useMemo(() => {
    const isChanged = JSON.stringify(values) !== JSON.stringify(startOf(base, fresh));
    return isChanged ? { values, base } : null;
  }, [values, base, fresh]);
  const done = useAutosave(key, saved);

  return {
    values,
    base,
    isRestored,
    isChanged: saved !== null,
    problems,
    setProblems,
    done,
    change: (some) => {
      setState((state) => ({ ...state, values: { ...state.values, ...some } }));
      setProblems((before) => untouched(before, some));
    },
    rebase: (stored, merged) => setState({ values: merged, base: stored, isRestored: false }),
    discard: () => {
      setState({ values: startOf(opportunity, fresh), base: opportunity, isRestored: false });
      setProblems({});
    },
  };
}
