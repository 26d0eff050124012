import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { TypedScoresContext } from './typed-scores.ts';

interface Options {
  readonly valueOf: (id: string) => number | null;
  readonly enter: (id: string, value: number) => void;
  /** The last one that was missing has been typed. */
  readonly complete: (values: Readonly<Record<string, number>>) => void;
}

/**
 * Scores by typing: a digit is for the focused criterion, else for the first without a score, and the
 * focus goes on to the next one. The last that was missing sends them all.
 */
export function useScoreKeys(
  { criteria, scale }: Pick<Scorecard, 'criteria' | 'scale'>,
  { valueOf, enter, complete }: Options,
) {
  const form = useRef<HTMLFormElement>(null);
  const { digits, onEntered } = use(TypedScoresContext);
  const scaleOf = (id: string) =>
    form.current?.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(id)}"]`);

  const type = (value: number, focusedId?: string): void => {
    if (value < 1 || value > scale) return;
    const id =
      focusedId ??
      criteria.find((one) => scaleOf(one.id)?.contains(document.activeElement))?.id ??
      criteria.find((one) => valueOf(one.id) === null)?.id ??
      criteria[0]?.id;
    if (id === undefined) return;
    const wasComplete = criteria.every((one) => valueOf(one.id) !== null);
    enter(id, value);
    const values = criteria.flatMap((one) => {
      const entered = one.id === id ? value : valueOf(one.id);
      return entered === null ? [] : [[one.id, entered] as const];
    });
    if (!wasComplete && values.length === criteria.length)
      return complete(Object.fromEntries(values));
    const next = criteria[criteria.findIndex((one) => one.id === id) + 1];
    const stop = next && scaleOf(next.id);
    const radio =
      stop?.querySelector<HTMLInputElement>('input:checked') ??
      stop?.querySelector<HTMLInputElement>('input');
    radio?.focus();
  };

  const enterTyped = useEffectEvent(() => {
    const [digit] = digits;
    if (digit === undefined) return;
    type(digit);
    onEntered();
  });
  useEffect(() => enterTyped(), [digits]);
  return { form, type };
}
