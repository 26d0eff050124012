import { day } from '#core/domain/units.ts';

/** One call of so many fails in a run. After so many days, each of them did. */
const usuallyApart = 7;
const setting = process.env.FAIL_AT;

export interface CallsToFail {
  readonly first: number;
  /** From one to the next. */
  readonly step: number;
}

/**
 * Which calls of a case fail: others from case to case, and from day to day. `FAIL_AT=n` fails the n-th and those
 * so many behind it, `FAIL_AT=all` every one, or every tenth of a case that has ten times as many.
 */
export function callsToFail(nth: number, apart = usuallyApart): CallsToFail {
  if (setting === 'all') return { first: 1, step: apart / usuallyApart };
  if (setting !== undefined) return { first: Number(setting), step: apart };
  const today = Math.floor(Date.now() / day);
  return { first: 1 + ((today + nth) % apart), step: apart };
}
