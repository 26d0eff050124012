import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { PinTarget } from './shared/use-pins.ts';

/** A collection as something to pin. */
export const pinOfCollection = ({ id, name }: Collection): PinTarget => ({
  kind: 'collection',
  id,
  name,
  search: null,
});
