import { expect } from 'vitest';
import type { CallsToFail } from './calls-to-fail.ts';
import { failAt, type Fault } from './fail-at.ts';

/** How work with a failed call ended. */
export interface Attempt {
  readonly isDone: boolean;
  /** Null: no call failed. */
  readonly fault: Fault | null;
  /** For whoever reads of a failed test. */
  readonly told: string;
}

/** Does the same work again, each time with another failed call, until there are fewer calls. */
export async function failEach(
  { first, step }: CallsToFail,
  act: () => Promise<unknown>,
  check: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  for (let at = first, isOver = false; !isOver; at += step) {
    const { result, fault } = await failAt(at, () =>
      act().then(
        () => 'done',
        (error: unknown) => String(error),
      ),
    );
    const isDone = result === 'done';
    const message = `FAIL_AT=${at}: ${fault?.call ?? 'nothing failed'}: ${result}`;
    isOver = fault === null;
    if (isOver) expect(isDone, message).toBe(true);
    await check({ isDone, fault, told: message });
  }
}
