import { companyKinds } from '#core/domain/company-kind.ts';
import { type CompanyRef } from '#features/directory/companies/domain/company.ts';
import type { Collection, CollectionBody } from './collection.ts';
import { blacklistedCompanies, blacklistOf, listedCompanies, listOf, statesOf } from './lists.ts';
import { blacklistedOnlyIn } from './take-back.ts';

/** The rights that a difference may require (section 6; decision 98, "Safe readings"). */
export type RequiredRight = 'editCollection' | 'shareCollection' | 'blacklistInCollection';

/** How a collection differs from the stored one. */
interface CollectionDifference {
  /** The fields that differ, as they become. */
  readonly changed: Partial<CollectionBody>;
  /** Empty: they are the same. */
  readonly requires: RequiredRight[];
  /** Companies, listed or blacklisted, that were in neither list before. */
  readonly added: readonly CompanyRef[];
  /** Auth ids that have it now, and those that had it. */
  readonly sharedWith: string[];
  readonly takenFrom: string[];
}

/** Order matters: reordering requires the right to edit, because it shows which came last. */
const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place]);

/** Order matters: the owner sets it. */
const subspacesOf = ({ subspaces }: Collection) =>
  JSON.stringify(
    subspaces.map(({ id, name, description, parentId }) => [id, name, description, parentId]),
  );

const areSamePlacements = (
  { startupToSubspaces: before }: Collection,
  { startupToSubspaces: after }: Collection,
): boolean =>
  Object.keys(after).length === Object.keys(before).length &&
  Object.entries(before).every(
    ([id, spaces]) => Object.hasOwn(after, id) && isSameList(spaces, after[id] ?? []),
  );

const lists = [
  ...companyKinds.flatMap((kind) => [listOf[kind], blacklistOf[kind]]),
  'sharedToUsers' as const,
];

const changedFields = (before: Collection, after: Collection): Partial<CollectionBody> => ({
  ...(before.name !== after.name && { name: after.name }),
  ...(subspacesOf(before) !== subspacesOf(after) && { subspaces: after.subspaces }),
  ...(!areSamePlacements(before, after) && { startupToSubspaces: after.startupToSubspaces }),
  ...Object.fromEntries(
    lists
      .filter((list) => !isSameList(before[list], after[list]))
      .map((list) => [list, after[list]]),
  ),
});

/** Blacklisting also takes companies off the list and its sub-spaces. */
function withBlacklisted(before: Collection, companies: readonly CompanyRef[]): Collection {
  if (companies.length === 0) return before;
  const next = { ...before };
  for (const kind of companyKinds) {
    const ids = companies.filter((one) => one.kind === kind).map(({ id }) => id);
    const gone = new Set(ids);
    next[listOf[kind]] = before[listOf[kind]].filter((id) => !gone.has(id));
    next[blacklistOf[kind]] = [...before[blacklistOf[kind]], ...ids];
  }
  const gone = new Set(companies.map(({ id }) => id));
  const placed = Object.entries(before.startupToSubspaces).filter(([id]) => !gone.has(id));
  return { ...next, startupToSubspaces: Object.fromEntries(placed) };
}

/** @param reference the stored collection, with what may be taken back and is; its difference requires nothing */
export function compareCollections(
  before: Collection,
  after: Collection,
  reference: Collection = before,
): CollectionDifference {
  const changed = changedFields(before, after);
  const stateBefore = statesOf(before);
  const blacklisted = blacklistedOnlyIn(after, reference);
  const requires: RequiredRight[] = blacklisted.length > 0 ? ['blacklistInCollection'] : [];
  const beside = changedFields(withBlacklisted(reference, blacklisted), after);
  if (Object.keys(beside).some((field) => field !== 'sharedToUsers'))
    requires.push('editCollection');
  if ('sharedToUsers' in changed) requires.push('shareCollection');
  return {
    changed,
    requires,
    added: [...listedCompanies(after), ...blacklistedCompanies(after)].filter(
      (company) => stateBefore(company) === 'neither',
    ),
    sharedWith: after.sharedToUsers.filter((id) => !before.sharedToUsers.includes(id)),
    takenFrom: before.sharedToUsers.filter((id) => !after.sharedToUsers.includes(id)),
  };
}
