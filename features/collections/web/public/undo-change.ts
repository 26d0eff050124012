import { applyChange, type CollectionChange } from '#features/collections/domain/changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { undoOfChange } from '#features/collections/domain/undo.ts';
import { may, type Person } from '#core/domain/authorization/permissions.ts';

/** Changes that are made by intent, one after the other, and told with a way back. */
const isUndoable = ({ kind }: CollectionChange) =>
  kind === 'remove' || kind === 'blacklist' || kind === 'unblacklist' || kind === 'together';

/** What takes a change of companies back, from how the collection is shown: for those who may. */
export function findUndoChange(
  before: Collection | null,
  change: CollectionChange,
  person: Person,
): CollectionChange | null {
  // Blacklisting is free; bringing back is not.
  if (before === null || !isUndoable(change) || !may(person, 'editCollection', before)) return null;
  const outcome = applyChange(before, change);
  return outcome.ok ? undoOfChange(before, outcome.next, change) : null;
}
