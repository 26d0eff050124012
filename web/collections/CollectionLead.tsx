import { listedCompanies } from '#domain/collections/lists.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { counted } from '#domain/formatting.ts';
import { topicOf } from '#domain/live/live.ts';
import { ActiveMark } from '#web/pieces/collections/ActiveMark.tsx';
import { useActiveCollection } from '#web/pieces/collections/use-active-collection.ts';
import { Presence } from '#web/pieces/Presence.tsx';
import { Faces } from '#web/ui/Avatar.tsx';
import { useHolders } from './sharing/use-holders.ts';

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
