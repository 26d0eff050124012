import { listedCompanies } from '#features/collections/domain/lists.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { counted } from '#core/domain/formatting.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { ActiveMark } from '#features/collections/web/public/ActiveMark.tsx';
import { useActiveCollection } from '#features/collections/web/public/use-active-collection.ts';
import { Presence } from '#core/web/session/Presence.tsx';
import { Faces } from '#ui/Avatar.tsx';
import { useHolders } from '#features/collections/web/sharing/use-holders.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
}

/** How much is in a collection, who has it, and who is there now. */
export function CollectionLead({ collection, canEdit }: Props) {
  const [active] = useActiveCollection();
  const { holders, owner } = useHolders(collection);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="tabular">
        {counted(listedCompanies(collection).length, 'company', 'companies')}
      </span>
      {active === collection.id && <ActiveMark />}
      {!canEdit && owner && <span>Shared by {owner.name}, who may change it</span>}
      {holders && holders.length > 1 && <Faces people={holders} label="Who has it" />}
      <Presence topic={topicOf('collection', collection.id)} />
    </div>
  );
}
