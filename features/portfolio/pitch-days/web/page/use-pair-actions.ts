import type { KeyboardEvent } from 'react';
import type { PlannedPair } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import {
  isPair,
  useChange,
  withPair,
  type PairKey,
} from '#features/portfolio/pitch-days/web/use-change.ts';

/** Pins and forbids pairs; the same again takes it back. */
export function usePairActions(day: PitchDayPage) {
  const change = useChange(day.id);
  const set = (pair: PairKey, state: PlannedPair['state'] | null, reason: string | null = null) =>
    change((current) => ({ pairs: withPair(current, pair, state, reason) }));
  const toggle = (pair: PairKey, state: PlannedPair['state']) => {
    const current = day.pairs.find((one) => isPair(one, pair));
    set(pair, current?.state === state ? null : state);
  };
  /** `p` pins, `f` forbids. */
  const keys = (pair: PairKey) => (event: KeyboardEvent) => {
    if (!day.mayEdit || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'p') toggle(pair, 'pinned');
    else if (event.key === 'f') toggle(pair, 'forbidden');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { set, toggle, keys };
}
