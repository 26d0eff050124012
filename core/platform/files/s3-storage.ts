import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { listFiles, type FileStorage } from './file-storage.ts';

export interface S3Address {
  readonly bucket: string;
  /** Before every key; empty or with a `/` at its end. */
  readonly prefix: string;
  /** Of a service other than AWS. */
  readonly endpoint: string | null;
  readonly region: string | null;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

const silent = (): void => {};

const attempts = 3;
const pauseMs = 500;

const isBusy = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : null;
  const status = (cause as S3ServiceException | null)?.$metadata?.httpStatusCode;
  return status === undefined || status >= 500 || status === 429;
};

/** The SDK repeats everything but a stream, which has to be read from its beginning again. */
async function repeatWhileBusy(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await wait(attempt * pauseMs);
    }
  }
  return send();
}

/** Credentials are those of the SDK. */
export const s3ClientOf = ({ endpoint, region }: Pick<S3Address, 'endpoint' | 'region'>) =>
  new S3Client({
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...((region ?? endpoint) !== null && { region: region ?? 'us-east-1' }),
    // The checksums of newer SDKs are written into the file by services that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is thrown; the log is ours.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });

/** Files in a bucket of S3, or of a service that speaks like it. */
export function openS3Storage({ bucket, prefix, ...service }: S3Address): FileStorage {
  const client = s3ClientOf(service);
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  const placeOf = (key: string) => `${prefix}${key}`;
  return {
    async take(key, { path, size, md5 }) {
      // The service compares the sum itself.
      const sent = {
        contentLength: size,
        contentType: 'application/octet-stream',
        ContentMD5: md5,
      };
      await repeatWhileBusy(() => disk.putStream(placeOf(key), createReadStream(path), sent));
      const stored = await disk.getMetaData(placeOf(key));
      if (stored.contentLength !== size) {
        throw new Error(`${stored.contentLength} of ${size} bytes were stored at ${bucket}.`);
      }
      await rm(path, { force: true });
    },
    async read(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const command = new GetObjectCommand({ Bucket: bucket, Key: placeOf(key), ...part });
      const response = await client.send(command).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return (response?.Body as Readable | undefined) ?? null;
    },
    remove: (key) => disk.delete(placeOf(key)),
    list: async function* list() {
      for await (const { key, changedAt } of listFiles(disk, prefix === '' ? '/' : prefix)) {
        yield { key: key.slice(prefix.length), changedAt };
      }
    },
  };
}
