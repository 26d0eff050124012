import { useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { forget, recall, remember } from '#core/web/session/storage.ts';
import { FormValues } from './form-values.ts';

/** What is being written, and what it was begun on: null when it is new. */
const KeptDraft = z.object({ values: FormValues, base: z.nullable(Opportunity) });
export type KeptDraft = z.infer<typeof KeptDraft>;

const pauseMs = 250;

/** Where it lies: one for each person, and for each opportunity. */
export const draftKey = (uid: string, opportunityId: string | null) =>
  `outrider.draft.opportunity.${uid}.${opportunityId ?? 'new'}`;

/** The draft that lies there, unless there is none or another version left it. */
export function keptDraft(key: string): KeptDraft | null {
  try {
    return KeptDraft.safeParse(JSON.parse(recall(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft on this device while it is written, and until the page is left. Null: there is none
 * to keep. Answers what ends it: the draft is gone then, and stays gone.
 */
export function useKeeping(key: string, draft: KeptDraft | null): () => void {
  const isOver = useRef(false);
  const keep = useEffectEvent(() => {
    if (isOver.current) return;
    if (draft === null) forget(key);
    else remember(key, JSON.stringify(draft));
  });
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, key]);
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keep();
    };
  }, []);
  return () => {
    isOver.current = true;
    forget(key);
  };
}
