import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection, Subspace } from './collection.ts';

/** Test fixture: an empty collection with the given fields. */
export const sampleCollection = (parts: Partial<Collection> = {}): Collection => ({
  id: 'c',
  name: 'Sensing',
  userId: 'owner',
  version: 1,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  startupIds: [],
  crunchbaseIds: [],
  nuclaIds: [],
  blacklistedStartupIds: [],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
  sharedToUsers: [],
  subspaces: [],
  startupToSubspaces: {},
  ...parts,
});

/** Test fixture: a sub-space named like its id. */
export const sampleSubspace = (id: string, parentId: string | null = null): Subspace => ({
  id,
  name: id,
  description: '',
  parentId,
});

/** Test helper: applies changes in order and skips refused ones. */
export const applyAllChanges = (
  from: Collection,
  changes: readonly CollectionChange[],
): Collection =>
  changes.reduce((state, change) => {
    const outcome = applyChange(state, change);
    return outcome.ok ? outcome.next : state;
  }, from);
