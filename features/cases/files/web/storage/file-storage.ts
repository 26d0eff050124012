import { limits } from '#core/domain/limits.ts';
import { refuse } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { exchange, type Reply } from '#core/web/transport/exchange.ts';
import { Problem, problemOf } from '#core/web/transport/problem.ts';
import { isAuthRefusal } from '#core/web/transport/retry.ts';
import { sendWithProgress } from '#core/web/transport/send-with-progress.ts';
import { withStorageRetries } from '#core/web/transport/storage-retry.ts';
import { replyOfToken, tokens } from '#core/web/transport/token.ts';
import type { UploadOptions } from '#core/web/transport/upload.ts';
import {
  hostedBackend,
  ownBackend,
  type StorageBackend,
  type StoredFileMetadata,
} from './storage-backend.ts';
import { canceled, storageProblemOf } from './storage-problem.ts';
import { decodeString, type StringFormat } from './decode-string.ts';

export interface StoredFile extends StoredFileMetadata {
  /** Its download URL. */
  readonly url: string;
}

const nameIn = /\/o\/([^/?#]+)(?:[?#]|$)/u;

/** The name of the file that a download URL leads to. @throws Problem `storage.invalid-url` */
export function nameOfUrl(url: string): string {
  const encoded = nameIn.exec(url)?.[1];
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded);
  } catch {
    // Not encoded as it should be.
  }
  throw problemOf(refuse(storageRefusals['storage.invalid-url']));
}

const invalid = (reason: string) =>
  problemOf(refuse(storageRefusals['storage.invalid-argument'], { reason }));

/** Section 9, "a negative retry time is refused". */
function assertRetryTime(ms: number): void {
  if (!(ms >= 0)) throw invalid('the time of retries must not be negative.');
}

/**
 * File storage (sections 7 to 9): a person's own files by their names. `origin` is that of the emulator;
 * null: our own interface.
 */
export function openFileStorage(origin: string | null) {
  const backend: StorageBackend = origin === null ? ownBackend : hostedBackend(origin);
  let operationMs: number = limits.storageOperationRetryMs;
  let uploadMs: number = limits.storageUploadRetryMs;

  /** A request with the token; once more with a fresh one when it is refused. */
  async function authorized(
    send: (authorization: string) => Promise<Reply>,
    signal?: AbortSignal,
    fresh = false,
  ): Promise<Reply> {
    const token =
      (await tokens.take({ fresh, signal }).catch(replyOfToken)) ??
      (await tokens.pending?.catch(replyOfToken)) ??
      null;
    if (typeof token === 'object' && token !== null) return token;
    if (token === null) throw problemOf(refuse(storageRefusals['storage.unauthenticated']));
    const reply = await send(`${backend.scheme} ${token}`);
    return isAuthRefusal(reply) && !fresh ? authorized(send, signal, true) : reply;
  }

  function read(name: string, reply: Reply): StoredFile {
    if (!reply.ok) throw storageProblemOf(reply);
    const metadata = backend.metadataOf(reply.body);
    if (metadata === null) throw problemOf(refuse(storageRefusals['storage.unknown']));
    return { ...metadata, url: backend.downloadUrlOf(name, metadata) };
  }

  const operate = (method: 'GET' | 'DELETE', name: string): Promise<Reply> =>
    withStorageRetries(
      () =>
        authorized((authorization) =>
          exchange(backend.addressOf(name), {
            method,
            headers: { accept: 'application/json', authorization },
          }),
        ),
      { mostMs: operationMs },
    );

  async function uploadBytes(
    name: string,
    bytes: Blob,
    { signal, onProgress, onPause }: UploadOptions = {},
  ): Promise<StoredFile> {
    if (name.trim() === '') throw invalid('it has no name.');
    const { address, headers, body } = backend.uploadOf(name, bytes);
    const attempt = (authorization: string) => {
      onProgress?.(0);
      const all = { ...headers, authorization };
      return sendWithProgress(
        { method: 'POST', address, headers: all, body },
        { signal, onProgress },
      );
    };
    try {
      const retried = { mostMs: uploadMs, signal, onPause };
      return read(name, await withStorageRetries(() => authorized(attempt, signal), retried));
    } catch (error) {
      if (signal?.aborted === true && !(error instanceof Problem)) throw canceled(error);
      throw error;
    }
  }

  return {
    uploadBytes,

    /** Section 8: a text must have the format that it says it has. */
    async uploadString(
      name: string,
      text: string,
      format: StringFormat = 'raw',
      options?: UploadOptions,
    ): Promise<StoredFile> {
      const { bytes, contentType } = decodeString(text, format);
      const type = contentType === null ? {} : { type: contentType };
      return uploadBytes(name, new Blob([bytes], type), options);
    },

    metadata: async (name: string): Promise<StoredFile> => read(name, await operate('GET', name)),

    /** Section 7: 204, or 200. */
    async remove(name: string): Promise<void> {
      const reply = await operate('DELETE', name);
      if (!reply.ok) throw storageProblemOf(reply);
    },

    setOperationRetryMs(ms: number): void {
      assertRetryTime(ms);
      operationMs = ms;
    },

    setUploadRetryMs(ms: number): void {
      assertRetryTime(ms);
      uploadMs = ms;
    },
  };
}
