import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Storage } from '@google-cloud/storage';
import { Disk } from 'flydrive';
import { GCSDriver } from 'flydrive/drivers/gcs';
import { listFiles, type FileStorage } from './file-storage.ts';

export interface GoogleAddress {
  readonly bucket: string;
  /** Before every key; empty or with a `/` at its end. */
  readonly prefix: string;
  /** Of an emulator. */
  readonly endpoint: string | null;
}

/** Files in a bucket of Google Cloud Storage. Credentials are those of its SDK. */
export function openGoogleStorage({ bucket, prefix, endpoint }: GoogleAddress): FileStorage {
  const storage = new Storage(
    endpoint === null ? {} : { apiEndpoint: endpoint, projectId: 'local' },
  );
  const disk = new Disk(new GCSDriver({ storage, bucket, visibility: 'private' }));
  const placeOf = (key: string) => `${prefix}${key}`;
  return {
    async take(key, { path, size }) {
      // The SDK compares the checksum.
      const sent = { contentType: 'application/octet-stream' };
      await disk.putStream(placeOf(key), createReadStream(path), sent);
      const stored = await disk.getMetaData(placeOf(key));
      if (stored.contentLength !== size) {
        throw new Error(`${stored.contentLength} of ${size} bytes were stored at ${bucket}.`);
      }
      await rm(path, { force: true });
    },
    async read(key, range) {
      const file = storage.bucket(bucket).file(placeOf(key));
      const [isThere] = await file.exists();
      return isThere ? file.createReadStream({ ...range, validation: false }) : null;
    },
    async remove(key) {
      await storage.bucket(bucket).file(placeOf(key)).delete({ ignoreNotFound: true });
    },
    list: async function* list() {
      for await (const { key, changedAt } of listFiles(disk, prefix === '' ? '/' : prefix)) {
        yield { key: key.slice(prefix.length), changedAt };
      }
    },
  };
}
