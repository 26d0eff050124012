/** The result of `withTimeout` when the time was up first. */
export const timedOut: unique symbol = Symbol('late');

/** The result of `work`, or `timedOut` after `ms`. An abort ends the waiting at once, not the work. */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T | typeof timedOut> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), ms);
  });
  return withAbort(Promise.race([work, time]), signal).finally(() => clearTimeout(timer));
}

/** The result of `work`; rejects with the signal's reason if that is aborted first. */
export function withAbort<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}

/** A promise that never settles. */
export function neverSettles(): Promise<never> {
  return new Promise(() => {});
}

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
export async function delay(ms: number, signal?: AbortSignal): Promise<void> {
  await withTimeout(neverSettles(), ms, signal);
}
