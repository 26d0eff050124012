import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { FileStorage } from './file-storage.ts';
import type { GoogleAddress } from './google-storage.ts';
import type { S3Address } from './s3-storage.ts';

export type StorageAddress =
  | ({ readonly kind: 's3' } & S3Address)
  | ({ readonly kind: 'gs' } & GoogleAddress)
  | { readonly kind: 'disk'; readonly folder: string };

const remote = /^(s3|gs):\/\/([\w.-]+)(\/[\w./-]*)?(?:\?(\S*))?$/u;
const optionNames = ['endpoint', 'region'];

const isWebAddress = (value: string): boolean =>
  /^https?:$/u.test(URL.parse(value)?.protocol ?? '');

/**
 * `s3://bucket/prefix?region=eu-north-1&endpoint=https://…`, `gs://bucket/prefix`, `file:///folder`,
 * or a folder. Null: none of them.
 */
export function storageAddressOf(uri: string): StorageAddress | null {
  if (uri.startsWith('file://')) {
    const folder = decodeURIComponent(URL.parse(uri)?.pathname ?? '');
    return folder === '' || folder === '/' ? null : { kind: 'disk', folder };
  }
  if (!/^[a-z][a-z0-9+]*:\/\//iu.test(uri)) return { kind: 'disk', folder: uri };
  const [, kind, bucket = '', path = '', search = ''] = remote.exec(uri) ?? [];
  if (kind === undefined) return null;
  const query = new URLSearchParams(search);
  const [endpoint, region] = optionNames.map((name) => query.get(name));
  const isKnown = [...query.keys()].every((name) => optionNames.includes(name));
  if (!isKnown || (endpoint && !isWebAddress(endpoint))) return null;
  const prefix = path.split('/').filter(Boolean);
  if (prefix.some((part) => /^\.+$/u.test(part))) return null;
  const place = { bucket, prefix: prefix.map((part) => `${part}/`).join('') };
  return kind === 's3'
    ? { kind, ...place, endpoint: endpoint ?? null, region: region ?? null }
    : { kind: 'gs', ...place, endpoint: endpoint ?? null };
}

/** What fails elsewhere is no fault of ours: the caller may try again. Its reason goes into the log. */
export const unavailable = (cause: unknown): Error =>
  Object.assign(refused(refusals.unavailable), { cause });

function fail(cause: unknown): never {
  throw unavailable(cause);
}

const remoteStorage = (storage: FileStorage): FileStorage => ({
  take: (key, file) => storage.take(key, file).catch(fail),
  read: (key, range) => storage.read(key, range).catch(fail),
  remove: (key) => storage.remove(key).catch(fail),
  list: () => storage.list(),
});

/** The storage at an address; the SDK of a provider is loaded only when its address is given. */
export async function openStorage(address: StorageAddress): Promise<FileStorage> {
  if (address.kind === 's3') {
    return remoteStorage((await import('./s3-storage.ts')).openS3Storage(address));
  }
  if (address.kind === 'gs') {
    return remoteStorage((await import('./google-storage.ts')).openGoogleStorage(address));
  }
  return (await import('./disk-storage.ts')).openDiskStorage(address.folder);
}
