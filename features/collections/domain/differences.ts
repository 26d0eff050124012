import { companyKinds, type CompanyRef } from '#features/companies/domain/company.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf } from './lists.ts';

/**
 * Differences between a sent and the stored collection, each requiring its own right (section 6;
 * decisions, "Safe readings"). Blacklisting also removes the company from the list and its sub-spaces;
 * that counts as blacklisting only.
 */
export type Difference = 'editCollection' | 'shareCollection' | 'blacklistInCollection';

/** Order matters: reordering requires the right to edit, because it shows which came last. */
const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place]);

/** Order matters: the owner sets it. */
const subspacesOf = ({ subspaces }: Collection) =>
  JSON.stringify(
    subspaces.map(({ id, name, description, parentId }) => [id, name, description, parentId]),
  );

/** Whether assignments are equal, once those of `gone` are removed. */
function areSamePlacements(
  { startupToSubspaces: before }: Collection,
  { startupToSubspaces: after }: Collection,
  gone: ReadonlySet<string>,
): boolean {
  const stay = Object.keys(before).filter((id) => !gone.has(id));
  return (
    Object.keys(after).length === stay.length &&
    stay.every((id) => Object.hasOwn(after, id) && isSameList(before[id] ?? [], after[id] ?? []))
  );
}

/** Ids that are new in a list. */
function newIn(before: readonly string[], after: readonly string[]): readonly string[] {
  if (isSameList(before, after)) return [];
  const known = new Set(before);
  return after.filter((id) => !known.has(id));
}

const newlyBlacklisted = (before: Collection, after: Collection): CompanyRef[] =>
  companyKinds.flatMap((kind) => {
    const list = blacklistOf[kind];
    return newIn(before[list], after[list]).map((id) => ({ kind, id }));
  });

/** Companies, listed or blacklisted, that were in neither list before. */
export const newlyAdded = (before: Collection, after: Collection): CompanyRef[] =>
  companyKinds.flatMap((kind) => {
    const heldIn = (one: Collection) => [...one[listOf[kind]], ...one[blacklistOf[kind]]];
    return newIn(heldIn(before), heldIn(after)).map((id) => ({ kind, id }));
  });

/** Auth ids that the collection is newly shared with. */
export const newlyShared = (before: Collection, after: Collection): string[] =>
  after.sharedToUsers.filter((id) => !before.sharedToUsers.includes(id));

/** Whether it is unchanged except for newly blacklisted companies. */
function isSameBut(
  blacklisted: readonly CompanyRef[],
  before: Collection,
  after: Collection,
): boolean {
  const areListsSame = companyKinds.every((kind) => {
    const ids = blacklisted.filter((company) => company.kind === kind).map(({ id }) => id);
    const gone = new Set(ids);
    const [list, blacklist] = [listOf[kind], blacklistOf[kind]];
    return (
      isSameList(
        before[list].filter((id) => !gone.has(id)),
        after[list],
      ) && isSameList([...before[blacklist], ...ids], after[blacklist])
    );
  });
  return (
    areListsSame &&
    before.name === after.name &&
    subspacesOf(before) === subspacesOf(after) &&
    areSamePlacements(before, after, new Set(blacklisted.map(({ id }) => id)))
  );
}

export function differences(before: Collection, after: Collection): Difference[] {
  const found: Difference[] = [];
  const blacklisted = newlyBlacklisted(before, after);
  if (blacklisted.length > 0) found.push('blacklistInCollection');
  if (!isSameBut(blacklisted, before, after)) found.push('editCollection');
  if (!isSameList(before.sharedToUsers, after.sharedToUsers)) {
    found.push('shareCollection');
  }
  return found;
}
