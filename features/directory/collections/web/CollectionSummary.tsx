import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pluralize } from '#core/domain/format.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { ActiveBadge } from '#features/directory/collections/web/shared/ActiveBadge.tsx';
import { useActiveCollection } from '#features/directory/collections/web/shared/use-active-collection.ts';
import { Presence } from '#core/web/session/Presence.tsx';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { usePeopleWithAccess } from '#features/directory/collections/web/sharing/use-people-with-access.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
}

/** Number of companies, people with access, and presence. */
export function CollectionSummary({ collection, canEdit }: Props) {
  const [active] = useActiveCollection();
  const { holders, owner } = usePeopleWithAccess(collection);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="tabular">
        {pluralize(listedCompanies(collection).length, 'company', 'companies')}
        {collection.subspaces.length > 0 &&
          ` in ${pluralize(collection.subspaces.length, 'sub-space', 'sub-spaces')}`}
      </span>
      {active === collection.id && <ActiveBadge />}
      {!canEdit && owner && <span>Owner: {owner.name}</span>}
      {holders && holders.length > 1 && (
        <span className="flex items-center gap-2">
          <span aria-hidden className="max-sm:hidden">
            Shared with
          </span>
          <AvatarGroup people={holders} label="Shared with" />
        </span>
      )}
      <Presence topic={topicOf('collection', collection.id)} />
    </div>
  );
}
