/** For tests: what a promise came to and after how many milliseconds. Empty while it is open. */
export function trackPromise(promise: Promise<unknown>): { outcome?: unknown; at?: number } {
  const seen: { outcome?: unknown; at?: number } = {};
  const start = Date.now();
  const settle = (outcome: unknown) => Object.assign(seen, { outcome, at: Date.now() - start });
  promise.then(settle, settle);
  return seen;
}
