import { storageAddressOf } from '#core/platform/files/storage-address.ts';
import { InvalidSetting, type Settings } from '#core/server/settings.ts';

type Place = Pick<Settings, 'searchUri'>;

/** As the file store takes it where a service other than AWS says nothing. */
const usualRegion = 'us-east-1';

/** Where the engine finds the index, and what it has to be told of storage other than a folder. */
export function indexPlaceOf({ searchUri }: Place) {
  const address = storageAddressOf(searchUri);
  if (address?.kind !== 's3') return { uri: searchUri, storageOptions: {} };
  const { bucket, prefix, endpoint, region } = address;
  const storageOptions = {
    ...(endpoint !== null && { endpoint, region: usualRegion }),
    ...(endpoint?.startsWith('http:') === true && { allowHttp: 'true' }),
    ...(region !== null && { region }),
  };
  return { uri: `s3://${bucket}/${prefix}`, storageOptions };
}

/**
 * Refuses storage where two nodes that write at once would not notice each other. AWS is not asked: it has what
 * it takes.
 * @throws InvalidSetting
 */
export async function assertIndexStorage({ searchUri }: Place): Promise<void> {
  const address = storageAddressOf(searchUri);
  if (address?.kind !== 's3' || address.endpoint === null) return;
  const { hasConditionalWrites } = await import('#core/platform/files/conditional-writes.ts');
  if ((await hasConditionalWrites(address)) !== false) return;
  throw new InvalidSetting([
    `SEARCH_URI is "${searchUri}"; expected: storage with conditional writes (If-None-Match), without which ` +
      'nodes overwrite what others have written to the index. This one ignores them.',
  ]);
}
