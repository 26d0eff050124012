import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { limits } from '#core/domain/limits.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { FileRow } from '#features/cases/files/server/shared/file-rows.ts';

/** An upload in several requests, whose bytes are stored while they come. */
export interface ResumableUpload {
  readonly owner: string;
  readonly bytes: PassThrough;
  /** Settles when all bytes have come, or the upload was cancelled. */
  readonly stored: Promise<FileRow>;
  received: number;
}

/** Adds what one request brings. */
export async function append(upload: ResumableUpload, body: Readable): Promise<void> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    upload.received += chunk.length;
    if (upload.bytes.write(chunk)) continue;
    // Storing may end before all was written, with a refusal.
    await Promise.race([once(upload.bytes, 'drain'), upload.stored]);
  }
}

const uploadsMost = 100;

export function openResumableUploads() {
  const uploads = new LRUCache<string, ResumableUpload>({
    max: uploadsMost,
    ttl: limits.storageUploadRetryMs,
    ttlAutopurge: true,
    dispose: ({ bytes }) => {
      if (!bytes.writableEnded) bytes.destroy(new Error('The upload was given up.'));
    },
  });

  return {
    /** Begins one; `store` reads its bytes to the end. Returns its id. */
    begin(owner: string, store: (bytes: Readable) => Promise<FileRow>): string {
      const id = randomUUID();
      const bytes = new PassThrough();
      // `stored` tells of it; without a listener it would end the process.
      bytes.on('error', () => {});
      const stored = store(bytes);
      // Read by the request that ends it.
      stored.catch(() => uploads.delete(id));
      uploads.set(id, { owner, bytes, stored, received: 0 });
      return id;
    },

    /** @throws Refused `storage.object-not-found` for one of somebody else, too. */
    get(id: string, owner: string): ResumableUpload {
      const upload = uploads.get(id);
      if (upload?.owner !== owner) throw refused(storageRefusals['storage.object-not-found']);
      return upload;
    },

    cancel(id: string): void {
      uploads.delete(id);
    },

    close(): void {
      uploads.clear();
    },
  };
}
