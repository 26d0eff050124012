import type { Collection } from '#features/collections/domain/collection.ts';
import { useHolders } from '#features/collections/web/sharing/use-holders.ts';

/** Why somebody else's sub-spaces have no handles and no menus. */
export function SubspaceReader({ collection }: { readonly collection: Collection }) {
  const { owner } = useHolders(collection);
  return (
    <p className="mt-2 px-2 text-meta text-ink-3">
      Only {owner?.name ?? 'its owner'} can change these sub-spaces.
    </p>
  );
}
