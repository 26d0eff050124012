import type { CompanyRef } from '#domain/companies/company.ts';
import { refuse, type Refusal } from '#domain/refusals.ts';
import { limits } from '#domain/limits.ts';
import { blacklistedCompanies, changed, listedCompanies, refusalOfName } from './changes.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, isBlacklisted, listOf, stateOf } from './lists.ts';
import { isWithin, pathTo } from './subspaces.ts';

/**
 * The ways in which a sent collection differs from the stored one, each with a right of its own
 * (section 6; decisions, "Safe readings"). Blacklisting takes the company off the list and out of its
 * sub-spaces, so that this alone is no other difference.
 */
export type Difference = 'editCollection' | 'shareCollection' | 'blacklistInCollection';

const keyOf = ({ kind, id }: CompanyRef) => `${kind} ${id}`;

/** What may be changed, in an order that says nothing: lists are sets to whoever compares them. */
function contentOf(collection: Collection) {
  return JSON.stringify([
    collection.name,
    listedCompanies(collection).map(keyOf).toSorted(),
    blacklistedCompanies(collection).map(keyOf).toSorted(),
    collection.subspaces
      .map(({ id, name, description, parentId }) => [id, name, description, parentId].join('\n'))
      .toSorted(),
    Object.entries(collection.startupToSubspaces)
      .map(([id, ids]) => `${id} ${ids.toSorted().join(' ')}`)
      .toSorted(),
  ]);
}

export function newlyBlacklisted(before: Collection, after: Collection): CompanyRef[] {
  return blacklistedCompanies(after).filter((company) => !isBlacklisted(before, company));
}

/** Who it was shared with since. */
export const newlyShared = (before: Collection, after: Collection): string[] =>
  after.sharedToUsers.filter((id) => !before.sharedToUsers.includes(id));

export function differences(before: Collection, after: Collection): Difference[] {
  const found: Difference[] = [];
  const blacklisted = newlyBlacklisted(before, after);
  if (blacklisted.length > 0) found.push('blacklistInCollection');
  const withBlacklisted = blacklisted.reduce((state, company) => {
    const outcome = changed(state, { kind: 'blacklist', company: { ...company, name: '' } });
    return outcome.ok ? outcome.next : state;
  }, before);
  if (contentOf(withBlacklisted) !== contentOf(after)) found.push('editCollection');
  const shared = (ids: readonly string[]) => ids.toSorted().join(' ');
  if (shared(before.sharedToUsers) !== shared(after.sharedToUsers)) found.push('shareCollection');
  return found;
}

const hasTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** What is wrong with a whole collection that somebody sends, or null. The laws of `changes.ts`. */
export function refusalOfWhole(collection: Collection): Refusal | null {
  const slots = (id: string) => ({ x: id, c: collection.name });
  const name = refusalOfName(collection.name);
  if (name) return name;
  if (collection.subspaces.some((subspace) => subspace.name.trim() === '')) {
    return refuse('collection.subspaceNameEmpty');
  }
  for (const { id, kind } of [...listedCompanies(collection)]) {
    if (stateOf(collection, { id, kind }) === 'listed' && isBlacklisted(collection, { id, kind })) {
      return refuse('collection.alreadyBlacklisted', slots(id));
    }
  }
  const lists = [...Object.values(listOf), ...Object.values(blacklistOf)];
  const twice = lists.find((list) => hasTwice(collection[list]));
  if (twice) {
    const id = collection[twice].find((one, index, all) => all.indexOf(one) !== index) ?? '';
    const isBlacklist = twice.startsWith('blacklisted');
    return refuse(
      isBlacklist ? 'collection.alreadyBlacklisted' : 'collection.alreadyListed',
      slots(id),
    );
  }
  return refusalOfParts(collection);
}

function refusalOfParts(collection: Collection): Refusal | null {
  const spaces = collection.subspaces.map(({ id }) => id);
  const problem = (text: string) => refuse('invalid', { problem: text });
  if (hasTwice(spaces)) return problem('a sub-space is there twice.');
  const known = new Set(spaces);
  const isMisplaced = collection.subspaces.some(
    ({ id, parentId }) =>
      parentId !== null &&
      (!known.has(parentId) ||
        isWithin(collection, parentId, id) ||
        pathTo(collection, id).length > limits.subspaceDepthMost),
  );
  if (isMisplaced) return refuse('collection.subspacePlace');
  const listed = new Set(listedCompanies(collection).map(({ id }) => id));
  const pointsNowhere = Object.entries(collection.startupToSubspaces).some(
    ([id, ids]) =>
      !listed.has(id) || ids.length === 0 || hasTwice(ids) || !ids.every((one) => known.has(one)),
  );
  return pointsNowhere ? problem('an assignment to a sub-space points to nothing.') : null;
}
