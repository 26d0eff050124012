/** What `within` answers when the time was up first. */
export const late: unique symbol = Symbol('late');

/** The outcome of `work`, or `late` after `ms`. An abort ends the waiting at once, not the work. */
export function within<T>(
  work: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(ms)
      ? setTimeout(() => settle(() => resolve(late)), ms)
      : undefined;
    const aborted = () => settle(() => reject(signal?.reason));
    function settle(how: () => void) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      how();
    }
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
    if (signal?.aborted) aborted();
    else signal?.addEventListener('abort', aborted);
  });
}

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  await within(new Promise<never>(() => {}), ms, signal);
}
