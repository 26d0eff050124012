import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { textOf } from './elements.ts';
import { sendRequest } from './send-request.ts';

// Until features/directory/pins/web/pins.browser.test.tsx imports them from there.
export { toastMessage, undo } from './toasts.ts';

/** The Add button of a search result, for a company that is not in the collection. */
export const addOption = (name: string | RegExp) =>
  page
    .getByRole('menuitem')
    .filter({ has: page.getByText(name, { exact: true }), hasNotText: 'In the collection' })
    .first();

/** Searches companies by the first letters of their name, and adds the first. Returns its name. */
export async function addFirstMatch(letters: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Name or web address' }).fill(letters);
  const begins = new RegExp(`^${letters}`, 'iu');
  const company = addOption(begins);
  const name = await textOf(company.getByText(begins).first());
  await company.click();
  return name;
}

/** Some companies of the demonstration, in a stable order. */
export async function someCompanies(email: string, most: number): Promise<NamedCompany[]> {
  const results = await sendRequest<{ data: { ref: CompanyRef; name: string }[] }>(
    email,
    `/weaviate/search?q=sensor&kinds=startup&limit=${most}`,
  );
  return results.data.map(({ ref, name }) => ({ ...ref, name }));
}

export const readCollection = (email: string, id: string) =>
  sendRequest<Collection>(email, `/collections/${id}`);

/** Sends changes of a collection by API. */
export async function changeCollection(
  email: string,
  id: string,
  ...changes: CollectionChange[]
): Promise<Collection> {
  const before = await readCollection(email, id);
  const outcome = applyChange(before, { kind: 'together', changes });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return sendRequest(email, `/collections/${id}`, { method: 'PUT', data: bodyOf(outcome.next) });
}

interface CollectionFixture {
  /** How many companies of the demonstration. */
  readonly companies?: number;
  /** Email addresses. */
  readonly sharedWith?: readonly string[];
  /** Changes applied to it afterwards, which may refer to its companies. */
  readonly changes?: (companies: readonly NamedCompany[]) => readonly CollectionChange[];
}

/** A collection of a person, made by API, until the test ends. */
export async function makeCollection(
  email: string,
  called: string,
  { companies: most = 0, sharedWith = [], changes = () => [] }: CollectionFixture = {},
): Promise<{ id: string; name: string; collection: Collection; companies: NamedCompany[] }> {
  const name = `${called} ${Date.now()}`;
  const { id } = await sendRequest<Collection>(email, '/collections', {
    method: 'POST',
    data: { name },
  });
  onTestFinished(async () => {
    await sendRequest<null>(email, `/collections/${id}`, { method: 'DELETE' });
  });
  const companies = most > 0 ? await someCompanies(email, most) : [];
  const people = await Promise.all(
    sharedWith.map((other) =>
      sendRequest<{ authId: string }>(
        email,
        `/users/get-by-email?email=${encodeURIComponent(other)}`,
      ),
    ),
  );
  const collection = await changeCollection(
    email,
    id,
    ...companies.map((company) => ({ kind: 'add' as const, company })),
    { kind: 'share', userIds: people.map(({ authId }) => authId) },
    ...changes(companies),
  );
  return { id, name, collection, companies };
}

/** A sub-space made by a change. */
export const createSubspace = (
  id: string,
  name: string,
  parentId: string | null = null,
): CollectionChange => ({
  kind: 'createSubspace',
  subspace: { id, name, description: '', parentId },
});
