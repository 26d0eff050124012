import { collectionRefusals } from './refusals.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { refKey } from '#features/directory/companies/domain/company.ts';
import { collectionLimits } from './limits.ts';
import { refuse, type Refusal, refusals } from '#core/domain/refusals.ts';
import type { Collection, CollectionBody } from './collection.ts';
import { blacklistedCompanies, blacklistOf, listedCompanies, listOf } from './lists.ts';
import { isBlank, refusalOfName } from './collection-name.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { refusalOfCapacity } from './capacity.ts';
import { isWithin, pathTo } from './subspaces.ts';

/**
 * A collection sent as a whole (section 7). The changes behind it are unknown, so it is checked against
 * the invariants of `changes.ts`.
 */

/** The stored collection with the sent fields replaced; fields owned by the store are unchanged. */
export const withBody = (
  before: Collection,
  { version: _, ...body }: CollectionBody,
): Collection => ({
  ...before,
  ...body,
  // A blank name is refused later as it was typed.
  name: isBlank(body.name) ? body.name : singleLine(body.name),
  subspaces: body.subspaces.map((one) => ({ ...one, name: singleLine(one.name) })),
});

/** The first duplicate. */
function findDuplicate(ids: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return ids.find((id) => seen.size === seen.add(id).size);
}

const problem = (text: string): Refusal => refuse(refusals.invalid, { problem: text });

function refusalOfNames({ name, subspaces }: Collection): Refusal | null {
  const refusal = refusalOfName(name);
  if (refusal) return refusal;
  return subspaces.some((one) => isBlank(one.name))
    ? refuse(collectionRefusals['collection.subspaceNameEmpty'])
    : null;
}

/** Section 4: a company is in the list, in the blacklist, or in neither. */
function refusalOfCompanies(collection: Collection): Refusal | null {
  const already = (code: 'collection.alreadyListed' | 'collection.alreadyBlacklisted', x: string) =>
    refuse(collectionRefusals[code], { x, c: collection.name });
  const blacklisted = new Set(blacklistedCompanies(collection).map(refKey));
  const both = listedCompanies(collection).find((company) => blacklisted.has(refKey(company)));
  if (both) return already('collection.alreadyBlacklisted', both.id);
  for (const kind of companyKinds) {
    const listedTwice = findDuplicate(collection[listOf[kind]]);
    if (listedTwice !== undefined) return already('collection.alreadyListed', listedTwice);
    const blacklistedTwice = findDuplicate(collection[blacklistOf[kind]]);
    if (blacklistedTwice !== undefined)
      return already('collection.alreadyBlacklisted', blacklistedTwice);
  }
  return null;
}

function refusalOfPeople({ userId, sharedToUsers }: Collection): Refusal | null {
  if (sharedToUsers.includes(userId)) return problem('it is shared with its owner.');
  return findDuplicate(sharedToUsers) === undefined ? null : problem('a person is in it twice.');
}

function refusalOfTree(collection: Collection): Refusal | null {
  const ids = collection.subspaces.map(({ id }) => id);
  if (findDuplicate(ids) !== undefined) return problem('a sub-space is there twice.');
  const spaceIds = new Set(ids);
  const isMisplaced = collection.subspaces.some(
    ({ id, parentId }) =>
      parentId !== null &&
      (!spaceIds.has(parentId) ||
        isWithin(collection, parentId, id) ||
        pathTo(collection, id).length > collectionLimits.subspaceDepthMost),
  );
  return isMisplaced ? refuse(collectionRefusals['collection.subspacePlace']) : null;
}

/** Section 4: assignments refer only to listed companies and existing sub-spaces, without duplicates. */
function refusalOfAssignments(collection: Collection): Refusal | null {
  const spaceIds = new Set(collection.subspaces.map(({ id }) => id));
  const listed = new Set(listedCompanies(collection).map(({ id }) => id));
  const isRight = Object.entries(collection.startupToSubspaces).every(
    ([id, spaces]) =>
      listed.has(id) &&
      spaces.length > 0 &&
      findDuplicate(spaces) === undefined &&
      spaces.every((one) => spaceIds.has(one)),
  );
  return isRight ? null : problem('an assignment to a sub-space points to nothing.');
}

const invariants: readonly ((collection: Collection) => Refusal | null)[] = [
  refusalOfNames,
  refusalOfCapacity,
  refusalOfCompanies,
  refusalOfPeople,
  refusalOfTree,
  refusalOfAssignments,
];

/** The refusal for an invalid whole collection, or null. */
export function refusalOfCollection(collection: Collection): Refusal | null {
  for (const law of invariants) {
    const refusal = law(collection);
    if (refusal) return refusal;
  }
  return null;
}
