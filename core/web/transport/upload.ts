import type { Answer, Endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Reply } from './exchange.ts';
import { problemFromReply } from './problem-from-reply.ts';
import { isAuthRefusal } from './retry.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { withStorageRetries } from './storage-retry.ts';
import { replyOfToken, tokens } from './token.ts';

interface UploadInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly file: File;
  /** The name of its part of the form. */
  readonly field?: string;
  /** Further parts of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** The share sent so far, 0 to 1. It falls back to 0 on a retry. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** An attempt failed and will be retried. */
  readonly onPause?: (() => void) | undefined;
}

/**
 * Uploads a file to an endpoint and returns its response. Retried after network failures, 5xx, 408 and
 * 429, with growing delays, until the time of section 9 is up.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { file, field = 'file', fields = {}, ...input }: UploadInput,
  { signal, onProgress, onPause }: UploadOptions = {},
): Promise<Answer<E>> {
  const address = buildUrl(endpoint.path, input);
  const isOpen = endpoint.may === 'anyone';

  async function attempt(fresh: boolean): Promise<Reply> {
    onProgress?.(0);
    const token = isOpen ? null : await tokens.take({ fresh, signal }).catch(replyOfToken);
    if (typeof token === 'object' && token !== null) return token;
    const headers: Record<string, string> = {};
    if (token !== null) headers.authorization = `Bearer ${token}`;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append(field, file, file.name);
    const reply = await sendWithProgress(
      { method: endpoint.method === 'PUT' ? 'PUT' : 'POST', address, headers, body },
      { signal, onProgress },
    );
    return isAuthRefusal(reply) && !isOpen && !fresh ? attempt(true) : reply;
  }

  const reply = await withStorageRetries(() => attempt(false), {
    mostMs: limits.storageUploadRetryMs,
    signal,
    onPause,
  });
  if (!reply.ok) throw problemFromReply(reply);
  return parseAnswer(endpoint, reply.body) as Answer<E>;
}
