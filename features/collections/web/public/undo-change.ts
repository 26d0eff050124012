import { applyChange, type CollectionChange } from '#features/collections/domain/changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { undoOfChange } from '#features/collections/domain/undo.ts';
import { may, type Person } from '#core/domain/authorization/permissions.ts';

/** The change that undoes one of companies in the shown collection, if the user may make it. */
export function findUndoChange(
  before: Collection | null,
  change: CollectionChange,
  person: Person,
): CollectionChange | null {
  // Readers may blacklist, but not undo it.
  if (before === null || !may(person, 'editCollection', before)) return null;
  const outcome = applyChange(before, change);
  return outcome.ok ? undoOfChange(before, outcome.next, change) : null;
}
