import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { PinTarget } from '#features/directory/pins/web/shared/use-pins.ts';

/** A collection as something to pin. */
export const pinTargetOf = ({ id, name }: Collection): PinTarget => ({
  kind: 'collection',
  id,
  name,
  search: null,
});
