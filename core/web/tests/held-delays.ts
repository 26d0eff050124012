import { onTestFinished, vi } from 'vitest';

/** The longest that a timer can wait: longer than any test. */
const foreverMs = 2 ** 31 - 1;

/**
 * The clock stands still for delays of just this length, until the returned function lets them pass, or
 * the test ends. All other timers go on.
 */
export function holdDelays(ms: number): () => void {
  const held = new Map<number, () => void>();
  const start = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const starting = vi.spyOn(window, 'setTimeout');
  starting.mockImplementation(((run: () => void, delay?: number, ...rest: unknown[]) => {
    if (delay !== ms) return start(run, delay, ...rest);
    const id = start(() => {}, foreverMs);
    held.set(id, run);
    return id;
  }) as never);
  const clearing = vi.spyOn(window, 'clearTimeout');
  clearing.mockImplementation(((id?: number) => {
    if (id !== undefined) held.delete(id);
    clear(id);
  }) as never);
  const letPass = () => {
    starting.mockRestore();
    clearing.mockRestore();
    for (const run of held.values()) run();
    held.clear();
  };
  onTestFinished(letPass);
  return letPass;
}
