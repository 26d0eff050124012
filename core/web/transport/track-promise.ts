/** For tests: a promise's outcome and after how many milliseconds. Empty while it is pending. */
export function trackPromise(promise: Promise<unknown>): { outcome?: unknown; at?: number } {
  const seen: { outcome?: unknown; at?: number } = {};
  const start = Date.now();
  const settle = (outcome: unknown) => Object.assign(seen, { outcome, at: Date.now() - start });
  promise.then(settle, settle);
  return seen;
}
