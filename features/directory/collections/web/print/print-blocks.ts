import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { childrenOf } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';

/** Companies rendered at a time, so that the page stays responsive. */
const blockSize = 50;

/** A block of the printed page; the first of a section has its heading. */
export interface PrintBlock {
  readonly key: string;
  readonly heading: PrintHeading | null;
  readonly companies: readonly CompanyCard[];
}

export interface PrintHeading {
  readonly name: string;
  readonly description: string;
  /** 0: top level. */
  readonly depth: number;
  /** Number of companies directly in it. */
  readonly count: number;
}

/** Splits a section's companies into blocks. */
export function buildBlocks(
  key: string,
  heading: Omit<PrintHeading, 'count'> | null,
  companies: readonly CompanyCard[],
): PrintBlock[] {
  const parts = Math.max(1, Math.ceil(companies.length / blockSize));
  return Array.from({ length: parts }, (_, part) => ({
    key: `${key} ${part}`,
    heading: part === 0 && heading ? { ...heading, count: companies.length } : null,
    companies: companies.slice(part * blockSize, (part + 1) * blockSize),
  }));
}

/** Companies by sub-space in tree order, then those in none. One in several sub-spaces is listed in each. */
export function buildBlocksBySubspace(
  collection: Collection,
  companies: readonly CompanyCard[],
): PrintBlock[] {
  const held = new Map<string | null, CompanyCard[]>();
  for (const company of companies) {
    const spaces = spacesOf(collection, company.id);
    for (const space of spaces.length === 0 ? [null] : spaces) {
      const group = held.get(space);
      if (group) group.push(company);
      else held.set(space, [company]);
    }
  }
  const level = (parentId: string | null, depth: number): PrintBlock[] =>
    childrenOf(collection, parentId).flatMap(({ id, name, description }) => [
      ...buildBlocks(id, { name, description, depth }, held.get(id) ?? []),
      ...level(id, depth + 1),
    ]);
  const rest = held.get(null) ?? [];
  const heading = { name: 'Not sorted yet', description: '', depth: 0 };
  return [...level(null, 0), ...(rest.length === 0 ? [] : buildBlocks('', heading, rest))];
}
