import { useState } from 'react';
import * as z from 'zod/mini';
import type { Scores } from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import {
  removeFromLocalStorage,
  readLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';
import { useSession } from '#core/web/session/use-session.ts';

const Draft = z.object({ values: z.record(z.string(), z.int()), note: z.string() });
type Draft = z.infer<typeof Draft>;

function findSavedScoreDraft(key: string): Draft | null {
  try {
    return z.safeParse(Draft, JSON.parse(readLocalStorage(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** An unsaved score. It is stored in this browser, per user, until it is saved. */
export function useScoreDraft(submissionId: string, card: Scorecard, mine: Scores['mine']) {
  const { user } = useSession();
  const key = `outrider-score:${user?.id ?? ''}:${submissionId}`;
  const [draft, setDraft] = useState<Draft>(
    () => findSavedScoreDraft(key) ?? { values: {}, note: mine?.note ?? '' },
  );
  const valueOf = (id: string): number | null => {
    const value = draft.values[id] ?? mine?.values[id];
    return value === undefined ? null : Math.min(card.scale, Math.max(1, Math.round(value)));
  };
  const put = (next: Draft) => {
    setDraft(next);
    writeLocalStorage(key, JSON.stringify(next));
  };
  return {
    note: draft.note,
    valueOf,
    setValue: (id: string, value: number) =>
      put({ ...draft, values: { ...draft.values, [id]: value } }),
    setNote: (note: string) => put({ ...draft, note }),
    clear: () => removeFromLocalStorage(key),
  };
}
