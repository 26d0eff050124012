import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { takeBackOfChange, undoOfChange } from '#features/directory/collections/domain/undo.ts';
import { may, type Person } from '#core/domain/authorization/permissions.ts';

/** The change that undoes one of companies in the shown collection, if the user may make it. */
export function findUndoChange(
  before: Collection | null,
  change: CollectionChange,
  person: Person,
): CollectionChange | null {
  if (before === null) return null;
  const outcome = applyChange(before, change);
  if (!outcome.ok) return null;
  // Readers may blacklist, and take just that back for a while.
  const undo = may(person, 'editCollection', before) ? undoOfChange : takeBackOfChange;
  return undo(before, outcome.next, change);
}
