import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection, Subspace } from './collection.ts';

/** For tests: a collection that is empty but for what is named. */
export const sampleCollection = (parts: Partial<Collection> = {}): Collection => ({
  ...{ id: 'c', name: 'Sensing', userId: 'owner', version: 1, isActive: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ startupIds: [], crunchbaseIds: [], nuclaIds: [] },
  ...{ blacklistedStartupIds: [], blacklistedCrunchbaseIds: [], blacklistedNuclaIds: [] },
  ...{ sharedToUsers: [], subspaces: [], startupToSubspaces: {} },
  ...parts,
});

/** For tests: a sub-space that is called by its id. */
export const sampleSubspace = (id: string, parentId: string | null = null): Subspace => ({
  ...{ id, name: id, description: '', parentId },
});

/** For tests: what changes make of a collection, one after the other. One that is refused makes nothing. */
export const applyAllChanges = (
  from: Collection,
  changes: readonly CollectionChange[],
): Collection =>
  changes.reduce((state, change) => {
    const outcome = applyChange(state, change);
    return outcome.ok ? outcome.next : state;
  }, from);
