import { companyKinds, type CompanyRef } from '#features/companies/domain/company.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf } from './lists.ts';

/**
 * The ways in which a sent collection differs from the stored one, each with a right of its own
 * (section 6; decisions, "Safe readings"). Blacklisting takes the company off the list and out of its
 * sub-spaces, so that this alone is no other difference.
 */
export type Difference = 'editCollection' | 'shareCollection' | 'blacklistInCollection';

/** Whoever may not edit may not put in another order either: it says what came last. */
const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place]);

/** Sub-spaces stand in the order that their owner gave them. */
const subspacesOf = ({ subspaces }: Collection) =>
  JSON.stringify(
    subspaces.map(({ id, name, description, parentId }) => [id, name, description, parentId]),
  );

/** Whether companies are in the same sub-spaces, and those that are gone in none. */
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

/** Of a kind: the ids that are new in a list. */
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

/** Companies that are in a collection, listed or blacklisted, and were in neither before. */
export const newlyAdded = (before: Collection, after: Collection): CompanyRef[] =>
  companyKinds.flatMap((kind) => {
    const heldIn = (one: Collection) => [...one[listOf[kind]], ...one[blacklistOf[kind]]];
    return newIn(heldIn(before), heldIn(after)).map((id) => ({ kind, id }));
  });

/** Who it was shared with since. */
export const newlyShared = (before: Collection, after: Collection): string[] =>
  after.sharedToUsers.filter((id) => !before.sharedToUsers.includes(id));

/** Whether it is what it was, but for companies that were blacklisted meanwhile. */
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
