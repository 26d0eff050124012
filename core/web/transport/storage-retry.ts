import { limits } from '#core/domain/limits.ts';
import { refuse } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { NetworkFailure, type Reply } from './exchange.ts';
import { problemOf } from './problem.ts';
import { isBusy } from './retry.ts';
import { delay } from './timeout.ts';
import { busyRetries } from './busy-retries.ts';

interface RetryOptions {
  /** How long it is tried again. */
  readonly mostMs: number;
  readonly signal?: AbortSignal | undefined;
  /** An attempt failed and will be retried. */
  readonly onPause?: (() => void) | undefined;
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

const isWorthAnotherTry = (outcome: Reply | NetworkFailure): boolean =>
  outcome instanceof NetworkFailure ||
  outcome.status >= 500 ||
  limits.storageRetryStatuses.some((status) => status === outcome.status);

function failureOrThrow(error: unknown): NetworkFailure {
  if (error instanceof NetworkFailure) return error;
  throw error;
}

/**
 * Section 9, "Storage retry": tries again after network failures, 5xx, 408 and 429, with growing delays,
 * until the time is up. Returns the last response. After the first retry of a busy server the frame says
 * that one waits.
 */
export async function withStorageRetries(
  attempt: () => Promise<Reply>,
  { mostMs, signal, onPause }: RetryOptions,
): Promise<Reply> {
  const until = Date.now() + mostMs;
  let pause = firstPauseMs;
  let endRetrying: (() => void) | null = null;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const outcome = await attempt().catch(failureOrThrow);
      const isOver = !isWorthAnotherTry(outcome) || Date.now() + pause > until;
      if (isOver && !(outcome instanceof NetworkFailure)) return outcome;
      if (isOver) {
        throw problemOf(refuse(storageRefusals['storage.retry-limit-exceeded']), {
          cause: outcome,
        });
      }
      onPause?.();
      if (isBusy(outcome) && pause > firstPauseMs) endRetrying ??= busyRetries.begin();
      await delay(pause, signal);
      pause = Math.min(2 * pause, longestPauseMs);
    }
  } finally {
    endRetrying?.();
  }
}
