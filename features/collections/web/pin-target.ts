import type { Collection } from '#features/collections/domain/collection.ts';
import type { PinTarget } from '#features/pins/web/shared/use-pins.ts';

/** A collection as something to pin. */
export const pinTargetOf = ({ id, name }: Collection): PinTarget => ({
  kind: 'collection',
  id,
  name,
  search: null,
});
