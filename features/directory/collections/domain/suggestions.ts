import * as z from 'zod/mini';
import {
  CompanyCard,
  CompanyRef,
  FoldedRecords,
  type CompanyRef as Ref,
} from '#features/directory/companies/domain/company.ts';
import type { Collection } from './collection.ts';
import { blacklistedCompanies, listedCompanies } from './lists.ts';
import { spacesOf } from './placement.ts';

/** A suggested company and the reasons. */
export const Suggestion = z.object({
  ...CompanyCard.shape,
  /** Shared terms: "hydrogen", "seals for salt water". */
  shared: z.array(z.string()),
  /** The most similar companies of the collection. */
  like: z.array(z.extend(CompanyRef, { name: z.string() })),
  records: FoldedRecords,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Companies in either list of the collection: never suggested. */
export const containedCompanyIds = (collection: Collection): ReadonlySet<string> =>
  new Set(
    [...listedCompanies(collection), ...blacklistedCompanies(collection)].map(({ id }) => id),
  );

/**
 * A sample of the companies: round-robin over sub-spaces, latest first, so that a large one does not crowd
 * out the others.
 */
export function sampleCompanies(
  collection: Collection,
  companies: readonly Ref[],
  most: number,
): string[] {
  if (companies.length <= most) return companies.map(({ id }) => id);
  // Each list ends with the latest.
  const bySpace = Map.groupBy(
    companies,
    ({ kind, id }) => `${kind} ${spacesOf(collection, id).at(-1) ?? ''}`,
  );
  const queues = [...bySpace.values()].map((some) => some.toReversed());
  const ids: string[] = [];
  for (let turn = 0; ids.length < most; turn += 1) {
    for (const queue of queues) {
      const next = queue[turn];
      if (next && ids.length < most) ids.push(next.id);
    }
  }
  return ids;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The reason for a suggestion: "Shares hydrogen and seals; like Glintsense BV". */
export function suggestionReason({ shared, like }: Pick<Suggestion, 'shared' | 'like'>): string {
  const names = listed(like.map(({ name }) => name));
  if (shared.length === 0) return names === '' ? '' : `Similar description to ${names}`;
  return `Shares ${listed(shared)}${names === '' ? '' : `; like ${names}`}`;
}
