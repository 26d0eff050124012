import { useState } from 'react';
import * as z from 'zod/mini';
import {
  criterionIdFor,
  ScorecardDraft,
  type Criterion,
  type Scorecard,
} from '#features/cases/submissions/domain/scores/scorecard.ts';

/** A criterion in the editor: it has a key in the list before it has an id. */
export interface DraftCriterion {
  readonly key: string;
  /** Null for a new one: its id is derived from its name on save. */
  readonly id: string | null;
  readonly name: string;
  readonly guidance: string;
  readonly weight: number;
}

const drafted = ({ id, name, guidance, weight }: Criterion): DraftCriterion => ({
  key: id,
  id,
  name,
  weight,
  guidance: guidance ?? '',
});

let added = 0;

/** The validation error of a card, or null. */
export function problemOf(draft: ScorecardDraft): string | null {
  if (draft.criteria.some(({ name }) => name.trim() === ''))
    return 'Enter a name for each criterion.';
  const parsed = z.safeParse(ScorecardDraft, draft);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}

/** The editor's state of a card. */
export function useScorecardDraft(card: Scorecard) {
  const [scale, setScale] = useState(card.scale);
  const [criteria, setCriteria] = useState(() => card.criteria.map(drafted));
  const whole = (): ScorecardDraft => {
    const taken = criteria.flatMap(({ id }) => id ?? []);
    return {
      scale,
      criteria: criteria.map(({ id, name, guidance, weight }) => {
        const criterionId = id ?? criterionIdFor(name, taken);
        if (id === null) taken.push(criterionId);
        return { id: criterionId, name: name.trim(), weight, guidance: guidance.trim() || null };
      }),
    };
  };
  return {
    scale,
    setScale,
    criteria,
    whole,
    change: (key: string, next: Partial<DraftCriterion>) =>
      setCriteria((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one))),
    add(): string {
      added += 1;
      const key = `new-${added}`;
      setCriteria((all) => [...all, { key, id: null, name: '', guidance: '', weight: 1 }]);
      return key;
    },
    remove: (key: string) => setCriteria((all) => all.filter((one) => one.key !== key)),
    /** Moves it before another one; null: to the end. */
    move: (key: string, before: string | null) =>
      setCriteria((all) => {
        const moved = all.find((one) => one.key === key);
        const others = all.filter((one) => one !== moved);
        const place = others.findIndex((one) => one.key === before);
        return moved ? others.toSpliced(place === -1 ? others.length : place, 0, moved) : all;
      }),
  };
}

export type ScorecardDraftState = ReturnType<typeof useScorecardDraft>;
