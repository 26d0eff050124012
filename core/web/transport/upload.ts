import type { Answer, Endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { buildUrl } from './url.ts';
import { parseAnswer } from './parse-answer.ts';
import { parseJson } from './body.ts';
import { NetworkFailure, type Reply } from './exchange.ts';
import { problemOf } from './problem.ts';
import { problemFromReply } from './problem-from-reply.ts';
import { tokens } from './token.ts';
import { delay } from './timeout.ts';

interface UploadInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly file: File;
}

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** The share sent so far, 0 to 1. It falls back to 0 on a retry. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** An attempt failed and will be retried. */
  readonly onPause?: (() => void) | undefined;
}

const isWorthAnotherTry = (outcome: Reply | NetworkFailure): boolean =>
  outcome instanceof NetworkFailure ||
  outcome.status >= 500 ||
  limits.storageRetryStatuses.some((status) => status === outcome.status);

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * Uploads a file to an endpoint and returns its response. Retried after network failures, 5xx, 408 and
 * 429, with growing delays, until the time of section 9 is up.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { file, ...input }: UploadInput,
  { signal, onProgress, onPause }: UploadOptions = {},
): Promise<Answer<E>> {
  const address = buildUrl(endpoint.path, input);
  const isOpen = endpoint.may === 'anyone';
  let isDoubted = false;
  const until = Date.now() + limits.storageUploadRetryMs;
  let pause = firstPauseMs;
  for (;;) {
    signal?.throwIfAborted();
    onProgress?.(0);
    const token = isOpen ? null : await tokens.take({ fresh: isDoubted, signal });
    const outcome = await attempt(address, file, token, { signal, onProgress }).catch(
      failureOrThrow,
    );
    if (!isOpen && !isDoubted && !(outcome instanceof NetworkFailure) && outcome.status === 401) {
      isDoubted = true;
      continue;
    }
    if (!isWorthAnotherTry(outcome)) return read(endpoint, outcome);
    if (Date.now() + pause > until) {
      if (!(outcome instanceof NetworkFailure)) return read(endpoint, outcome);
      throw problemOf(refuse(refusals['storage.retry-limit-exceeded']), { cause: outcome });
    }
    onPause?.();
    await delay(pause, signal);
    pause = Math.min(2 * pause, longestPauseMs);
  }
}

function failureOrThrow(error: unknown): NetworkFailure {
  if (error instanceof NetworkFailure) return error;
  throw error;
}

function read<E extends Endpoint>(endpoint: E, outcome: Reply | NetworkFailure): Answer<E> {
  if (outcome instanceof NetworkFailure) throw problemOf(refuse(refusals['transport.network']));
  if (!outcome.ok) throw problemFromReply(outcome);
  return parseAnswer(endpoint, outcome.body) as Answer<E>;
}

/** One attempt. XMLHttpRequest, because fetch does not report upload progress. */
function attempt(
  address: string,
  file: File,
  token: string | null,
  { signal, onProgress }: UploadOptions,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal?.reason);
    };
    const settled = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      settled();
      resolve({
        status: request.status,
        ok: request.status >= 200 && request.status < 300,
        body: parseJson(request.responseText),
        requestId: request.getResponseHeader('x-request-id') ?? undefined,
      });
    });
    request.addEventListener('error', () => {
      settled();
      reject(new NetworkFailure('The file could not be sent.'));
    });
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
