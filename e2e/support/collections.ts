import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { sendRequest } from './api-request.ts';
import { expect, type Page } from './fixtures.ts';

/** Creates a collection in the interface and stays on its page. Returns its name. */
export async function newCollection(page: Page, called: string): Promise<string> {
  await page.goto('/collections');
  // Somebody without one is offered it a second time.
  await page.getByRole('button', { name: 'New collection' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(called);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveTitle(`${called} | Outrider`);
  return called;
}

/** The Add button of a search result, for a company that is not in the collection. */
export const addOption = (page: Page, name: string | RegExp) =>
  page
    .getByRole('menuitem')
    .filter({ has: page.getByText(name, { exact: true }), hasNotText: 'In the collection' })
    .first();

/** Searches companies by the first letters of their name, and adds the first. Returns its name. */
export async function addFirstMatch(page: Page, letters: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Name or web address' }).fill(letters);
  const begins = new RegExp(`^${letters}`, 'iu');
  const company = addOption(page, begins);
  const name = await company.getByText(begins).first().innerText();
  await company.click();
  return name;
}

/** Some companies of the demonstration, in a stable order. */
async function someCompanies(page: Page, most: number): Promise<NamedCompany[]> {
  const results = await sendRequest<{ data: { ref: CompanyRef; name: string }[] }>(
    page,
    `/weaviate/search?q=sensor&kinds=startup&limit=${most}`,
  );
  return results.data.map(({ ref, name }) => ({ ...ref, name }));
}

/** Sends changes of a collection by API. */
export async function changeCollection(
  page: Page,
  id: string,
  ...changes: CollectionChange[]
): Promise<Collection> {
  const before = await sendRequest<Collection>(page, `/collections/${id}`);
  const outcome = applyChange(before, { kind: 'together', changes });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return sendRequest(page, `/collections/${id}`, { method: 'PUT', data: bodyOf(outcome.next) });
}

export const deleteCollection = (page: Page, id: string) =>
  sendRequest<null>(page, `/collections/${id}`, { method: 'DELETE' });

export const restoreCollection = (page: Page, id: string) =>
  sendRequest<Collection>(page, `/collections/${id}/restoration`, { method: 'POST' });

interface CollectionFixture {
  /** How many companies of the demonstration. */
  readonly companies?: number;
  /** Email addresses. */
  readonly sharedWith?: readonly string[];
  /** Changes applied to it afterwards, which may refer to its companies. */
  readonly changes?: (companies: readonly NamedCompany[]) => readonly CollectionChange[];
}

/** A collection of the signed-in person, created by API. */
export async function makeCollection(
  page: Page,
  name: string,
  { companies: most = 0, sharedWith = [], changes = () => [] }: CollectionFixture = {},
): Promise<{ id: string; collection: Collection; companies: readonly NamedCompany[] }> {
  const { id } = await sendRequest<Collection>(page, '/collections', {
    method: 'POST',
    data: { name },
  });
  const companies = most > 0 ? await someCompanies(page, most) : [];
  const people = await Promise.all(
    sharedWith.map((email) =>
      sendRequest<{ authId: string }>(
        page,
        `/users/get-by-email?email=${encodeURIComponent(email)}`,
      ),
    ),
  );
  const collection = await changeCollection(
    page,
    id,
    ...companies.map((company) => ({ kind: 'add' as const, company })),
    { kind: 'share', userIds: people.map(({ authId }) => authId) },
    ...changes(companies),
  );
  return { id, collection, companies };
}
