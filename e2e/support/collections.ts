import type { NamedCompany } from '#domain/collections/changes.ts';
import { bodyOf, type Collection, type CollectionBody } from '#domain/collections/collection.ts';
import { listOf } from '#domain/collections/lists.ts';
import { companyKinds, type CompanyCard } from '#domain/companies/company.ts';
import { ask } from './asking.ts';
import type { Page } from './journey.ts';

/** Some companies of the demonstration, always the same. */
export async function someCompanies(page: Page): Promise<NamedCompany[]> {
  const found = await ask<CompanyCard[]>(page, '/companies?q=quiet');
  return found.map(({ kind, id, name }) => ({ kind, id, name }));
}

/** A collection of whoever is signed in, made past the interface. */
export async function makeCollection(
  page: Page,
  name: string,
  companies: readonly NamedCompany[],
  more: Partial<CollectionBody> = {},
): Promise<Collection> {
  const made = await ask<Collection>(page, '/collections', { method: 'POST', data: { name } });
  const lists = Object.fromEntries(
    companyKinds.map((wanted) => [
      listOf[wanted],
      companies.filter(({ kind }) => kind === wanted).map(({ id }) => id),
    ]),
  );
  const data = { ...bodyOf(made), ...lists, ...more };
  return ask<Collection>(page, `/collections/${made.id}`, { method: 'PUT', data });
}
