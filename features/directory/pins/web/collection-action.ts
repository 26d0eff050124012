import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { OfferedAction } from '#features/directory/collections/web/shared/collection-actions.ts';
import { pinOfCollection } from './collection-pin.ts';
import { usePins } from './shared/use-pins.ts';

/** Pins a collection, or unpins it. */
export function useCollectionAction(collection: Collection): OfferedAction {
  const { pinAction } = usePins();
  return { before: 'duplicate', action: pinAction(pinOfCollection(collection)) };
}
