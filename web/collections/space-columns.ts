import type { Collection } from '#domain/collections/collection.ts';
import { companiesIn } from '#domain/collections/contents.ts';
import { placementAfterMove, type Placement } from '#domain/collections/placement.ts';
import { childrenOf } from '#domain/collections/subspaces.ts';
import type { CompanyCard } from '#domain/companies/company.ts';
import { unassigned } from './search-params.ts';

/** A sub-space as a column of the board, with what it and those below it hold. */
export interface SpaceColumn {
  /** Of the sub-space; `unassigned`: what is in none of the others. */
  readonly id: string;
  readonly name: string;
  readonly companies: readonly CompanyCard[];
}

/** The sub-spaces of one level side by side; before them what is in none of them. */
export function columnsOf(
  collection: Collection,
  companies: readonly CompanyCard[],
  below: string | null,
): SpaceColumn[] {
  const rest: CompanyCard[] = [];
  /** Where a company stands: in several, if it is in several of the sub-spaces. */
  const standsIn = new Map<string, CompanyCard[][]>();
  const spaces = childrenOf(collection, below).map(({ id, name }) => {
    const held: CompanyCard[] = [];
    for (const company of companiesIn(collection, id)) {
      const others = standsIn.get(company.id);
      if (others) others.push(held);
      else standsIn.set(company.id, [held]);
    }
    return { id, name, companies: held };
  });
  for (const company of companies) {
    for (const held of standsIn.get(company.id) ?? [rest]) held.push(company);
  }
  const name = below === null ? 'In no sub-space' : 'Directly here';
  return [{ id: unassigned, name, companies: rest }, ...spaces];
}

/** What becomes of the sub-spaces of a company that goes from one column to another. */
export function placementBetween(
  collection: Collection,
  move: { readonly from: SpaceColumn; readonly to: SpaceColumn; readonly below: string | null },
): Placement {
  const spaceOf = (column: SpaceColumn) => (column.id === unassigned ? move.below : column.id);
  const [from, to] = [spaceOf(move.from), spaceOf(move.to)];
  // Out of the level itself into one of its own: what it has elsewhere stays.
  if (from !== null && from === move.below) {
    return { into: to === null ? [] : [to], outOf: [from] };
  }
  return placementAfterMove(collection, { from, to });
}
