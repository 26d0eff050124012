import type { Collection } from './collection.ts';
import { idsWithin } from './subspaces.ts';

/**
 * A change of a company's sub-spaces, expressed as a difference, so that concurrent changes of the same
 * company both take effect.
 */
export interface Placement {
  readonly into: readonly string[];
  /** Applied before `into`. */
  readonly outOf: readonly string[];
}

/** The sub-spaces of a company. */
export const spacesOf = ({ startupToSubspaces }: Collection, companyId: string): string[] =>
  Object.hasOwn(startupToSubspaces, companyId) ? (startupToSubspaces[companyId] ?? []) : [];

/** Existing sub-spaces only (section 4), without duplicates. */
export function spacesAfter(
  before: readonly string[],
  { into, outOf }: Placement,
  spaceIds: ReadonlySet<string>,
): string[] {
  const stays = before.filter((id) => !outOf.includes(id));
  return [...new Set([...stays, ...into])].filter((id) => spaceIds.has(id));
}

/**
 * Moves a company out of one sub-space and those nested in it, into another. From null: its other
 * sub-spaces are kept. To null: it leaves all.
 */
export function placementAfterMove(
  collection: Collection,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Placement {
  if (to === null) return { into: [], outOf: collection.subspaces.map(({ id }) => id) };
  return { into: [to], outOf: from === null ? [] : [...idsWithin(collection, from)] };
}
