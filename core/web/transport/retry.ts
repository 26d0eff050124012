import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { NetworkFailure, type Reply } from './exchange.ts';
import { isBusyStatus, problemOf } from './problem.ts';
import { delay } from './timeout.ts';
import { busyRetries } from './busy-retries.ts';

type Transient = keyof typeof limits.retryWaitsMs;

/**
 * Section 8, the table of API transport: repeats `attempt` as the table says, and returns the last
 * response. `attempt` receives whether its token must be fresh. An abort ends it at once. After the first
 * retry of a busy server the frame says that one waits.
 */
export async function withRetries(
  attempt: (fresh: boolean) => Promise<Reply>,
  signal?: AbortSignal,
): Promise<Reply> {
  const spent: Record<Transient, number> = { serverError: 0, network: 0 };
  let authRetries = 0;
  let fresh = false;
  let endRetrying: (() => void) | null = null;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const outcome: Reply | NetworkFailure = await attempt(fresh).catch(failureOrThrow);
      signal?.throwIfAborted();
      fresh = isAuthRefusal(outcome) && authRetries < limits.authRetries;
      if (fresh) {
        authRetries += 1;
        continue;
      }
      const kind = transientKindOf(outcome);
      const pause = kind === null ? undefined : limits.retryWaitsMs[kind][spent[kind]];
      if (kind === null || pause === undefined) return replyOrThrow(outcome);
      if (kind === 'serverError' && spent[kind] > 0) endRetrying ??= busyRetries.begin();
      spent[kind] += 1;
      await delay(pause, signal);
    }
  } finally {
    endRetrying?.();
  }
}

function failureOrThrow(error: unknown): NetworkFailure {
  if (error instanceof NetworkFailure) return error;
  throw error;
}

function replyOrThrow(outcome: Reply | NetworkFailure): Reply {
  if (!(outcome instanceof NetworkFailure)) return outcome;
  throw problemOf(refuse(refusals['transport.network']), { cause: outcome.cause });
}

/** A call that is answered so is sent once more with a fresh token. */
export function isAuthRefusal(outcome: Reply | NetworkFailure): boolean {
  return 'status' in outcome && (outcome.status === 401 || outcome.status === 403);
}

export const isBusy = (outcome: Reply | NetworkFailure): boolean =>
  'status' in outcome && isBusyStatus(outcome.status);

function transientKindOf(outcome: Reply | NetworkFailure): Transient | null {
  if (outcome instanceof NetworkFailure) return 'network';
  return isBusy(outcome) ? 'serverError' : null;
}
