import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { s3ClientOf, type S3Address } from './s3-storage.ts';

const refusedStatus = 412;
/** Not known to the service, or to what stands before it. */
const unknownStatuses: readonly (number | undefined)[] = [400, 405, 501];
const patienceMs = 5000;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Whether a bucket refuses to write over what is there when it is told to, by which several writers notice each
 * other. Tried with an object of its own. Null: it cannot be said, since the service does not answer or lets
 * nothing be written.
 */
export async function hasConditionalWrites(address: S3Address): Promise<boolean | null> {
  const client = s3ClientOf(address);
  const place = { Bucket: address.bucket, Key: `${address.prefix}probe-${randomUUID()}` };
  const abortSignal = AbortSignal.timeout(patienceMs);
  const write = async () => {
    const command = new PutObjectCommand({ ...place, Body: '', IfNoneMatch: '*' });
    await client.send(command, { abortSignal });
  };
  try {
    await write();
    const status = await write().then(
      () => 200,
      (error: unknown) => statusOf(error),
    );
    if (status === undefined) return null;
    return status === refusedStatus;
  } catch (error) {
    return unknownStatuses.includes(statusOf(error)) ? false : null;
  } finally {
    await client.send(new DeleteObjectCommand(place), { abortSignal }).catch(() => undefined);
    client.destroy();
  }
}
