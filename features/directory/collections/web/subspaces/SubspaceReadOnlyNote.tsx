import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { usePeopleWithAccess } from '#features/directory/collections/web/sharing/use-people-with-access.ts';

/** Explains why another person's sub-spaces cannot be edited. */
export function SubspaceReadOnlyNote({ collection }: { readonly collection: Collection }) {
  const { owner } = usePeopleWithAccess(collection);
  return (
    <p className="mt-2 px-2 text-small text-ink-3">
      Only {owner?.name ?? 'its owner'} can change these sub-spaces.
    </p>
  );
}
