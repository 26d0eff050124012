import { useQuery } from '@tanstack/react-query';
import type { Collection } from '#domain/collections/collection.ts';
import { people } from '#domain/collections/endpoints.ts';
import { ask } from '#web/transport/ask.ts';

/** Why somebody else's sub-spaces have no handles and no menus. */
export function SubspaceReader({ collection: { id } }: { readonly collection: Collection }) {
  const { data: holders } = useQuery(ask(people, { params: { id } }));
  const owner = holders?.find(({ isOwner }) => isOwner)?.name ?? 'its owner';
  return (
    <p className="mt-2 px-2 text-meta text-ink-3">Only {owner} can change these sub-spaces.</p>
  );
}
