import { refKey } from '#domain/companies/company.ts';
import { limits } from '#domain/limits.ts';
import { refuse, type Refusal } from '#domain/refusals.ts';
import type { Collection } from './collection.ts';
import { blacklistedCompanies, blacklistOf, listedCompanies, listOf } from './lists.ts';
import { refusalOfName } from './naming.ts';
import { isWithin, pathTo } from './subspaces.ts';

const hasTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** What is wrong with a whole collection that somebody sends, or null. The laws of `changes.ts`. */
export function refusalOfWhole(collection: Collection): Refusal | null {
  const slots = (id: string) => ({ x: id, c: collection.name });
  const name = refusalOfName(collection.name);
  if (name) return name;
  if (collection.subspaces.some((subspace) => subspace.name.trim() === '')) {
    return refuse('collection.subspaceNameEmpty');
  }
  const blacklisted = new Set(blacklistedCompanies(collection).map(refKey));
  const both = listedCompanies(collection).find((company) => blacklisted.has(refKey(company)));
  if (both) return refuse('collection.alreadyBlacklisted', slots(both.id));
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
