import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { applyAllChanges } from '#features/directory/collections/domain/sample-collection.ts';
import { takeBackOfChange } from '#features/directory/collections/domain/undo.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';

const putAs = (person: SignedIn, collection: Collection) =>
  person.send('PUT', `/collections/${collection.id}`, { body: bodyOf(collection) });

/** Makes changes on a collection as it is now. */
export async function changeAs(person: SignedIn, id: string, ...changes: CollectionChange[]) {
  const before = await person.ask(endpoints.get, { params: { id } });
  return putAs(person, applyAllChanges(before, changes));
}

/** Blacklists as the interface does. Returns the change that its Undo makes. */
export async function blacklistAs(
  person: SignedIn,
  id: string,
  ...companies: readonly NamedCompany[]
): Promise<CollectionChange> {
  const before = await person.ask(endpoints.get, { params: { id } });
  const change: CollectionChange = {
    kind: 'together',
    changes: companies.map((company) => ({ kind: 'blacklist', company })),
  };
  const after = applyAllChanges(before, [change]);
  const { status } = await putAs(person, after);
  const undo = takeBackOfChange(before, after, change);
  if (status >= 300 || undo === null) throw new Error(`Nothing was blacklisted: ${status}.`);
  return undo;
}
