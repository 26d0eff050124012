import type { Collection } from './collection.ts';
import { idsWithin } from './subspaces.ts';

/**
 * What becomes of a company's sub-spaces, said as a difference: two people who place the same company
 * at the same time both find their wish in what comes of it.
 */
export interface Placement {
  readonly into: readonly string[];
  /** Taken out before. */
  readonly outOf: readonly string[];
}

/** The sub-spaces that a company is in. */
export const spacesOf = ({ startupToSubspaces }: Collection, companyId: string): string[] =>
  Object.hasOwn(startupToSubspaces, companyId) ? (startupToSubspaces[companyId] ?? []) : [];

/** Only those that the collection has (section 4), none twice. */
export function spacesAfter(
  before: readonly string[],
  { into, outOf }: Placement,
  known: ReadonlySet<string>,
): string[] {
  const stays = before.filter((id) => !outOf.includes(id));
  return [...new Set([...stays, ...into])].filter((id) => known.has(id));
}

/**
 * A company is taken from one sub-space and put into another: out of the first and what lies below
 * it, into the second. From null: it stays where else it is. To null: into none at all.
 */
export function placementAfterMove(
  collection: Collection,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Placement {
  if (to === null) return { into: [], outOf: collection.subspaces.map(({ id }) => id) };
  return { into: [to], outOf: from === null ? [] : [...idsWithin(collection, from)] };
}
