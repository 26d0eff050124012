/** What `within` answers when the time was up first. */
export const late: unique symbol = Symbol('late');

/** The outcome of `work`, or `late` after `ms`. An abort ends the waiting at once, not the work. */
export function within<T>(
  work: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return orAbort(Promise.race([work, time]), signal).finally(() => clearTimeout(timer));
}

/** The outcome of `work`, unless the signal is aborted first: then its reason, at once. */
export function orAbort<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** Work that never ends. */
export function forever(): Promise<never> {
  return new Promise(() => {});
}

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  await within(forever(), ms, signal);
}
