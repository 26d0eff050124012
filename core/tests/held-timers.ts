import type pg from 'pg';
import { afterAll, onTestFinished, vi } from 'vitest';

/** Nothing happens at intervals in this file: what it sees was caused by what it did. */
export function stopIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  afterAll(() => void vi.useRealTimers());
}

/** Holds back the timers of so many milliseconds, until the test ends or lets them go. */
export function holdTimers(ms: number) {
  const held = new Map<unknown, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const longMs = 2 ** 31 - 1;
  const holding = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    act: () => void,
    delay?: number,
    ...rest: unknown[]
  ) => {
    if (delay !== ms) return set(act, delay, ...rest);
    const timer = set(act, longMs);
    held.set(timer, act);
    return timer;
  }) as typeof set);
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer);
    clear(timer);
  });
  const letGo = (): void => {
    for (const [timer, act] of held) {
      clear(timer as NodeJS.Timeout);
      act();
    }
    held.clear();
  };
  onTestFinished(() => {
    holding.mockRestore();
    clearing.mockRestore();
    letGo();
  });
  return { count: () => held.size, letGo };
}

/** Many at once wait for a connection to the database, however long it takes until it is their turn. */
export const waitForConnections = ({ options }: pg.Pool): void =>
  void holdTimers(options.connectionTimeoutMillis ?? 0);
