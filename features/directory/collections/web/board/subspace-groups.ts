import type { Collection } from '#features/directory/collections/domain/collection.ts';
import {
  placementAfterMove,
  spacesOf,
  type Placement,
} from '#features/directory/collections/domain/placement.ts';
import { childrenOf, idsWithin } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { inNoSubspace } from '#features/directory/collections/domain/contents.ts';
import type { Group } from '#core/web/views/list.ts';

/**
 * The sub-spaces of one level with their companies, including nested ones, preceded by the companies
 * in none of them (`inNoSubspace`).
 */
export function groupBySubspace(
  collection: Collection,
  companies: readonly CompanyCard[],
  below: string | null,
): Group<CompanyCard>[] {
  const spaces = childrenOf(collection, below);
  const columnOf = new Map(
    spaces.flatMap(({ id }) => [...idsWithin(collection, id)].map((one) => [one, id] as const)),
  );
  const held = new Map<string, CompanyCard[]>(spaces.map(({ id }) => [id, []]));
  const rest: CompanyCard[] = [];
  for (const company of companies) {
    const own = spacesOf(collection, company.id).flatMap((space) => columnOf.get(space) ?? []);
    for (const id of new Set(own)) held.get(id)?.push(company);
    if (own.length === 0) rest.push(company);
  }
  const name = below === null ? 'Not sorted yet' : 'Directly here';
  return [
    { id: inNoSubspace, name, rows: rest },
    ...spaces.map(({ id, name: called }) => ({ id, name: called, rows: held.get(id) ?? [] })),
  ];
}

/** The change of sub-spaces when a company moves between columns, by their ids. */
export function placementBetween(
  collection: Collection,
  move: { readonly from: string; readonly to: string; readonly below: string | null },
): Placement {
  const spaceOf = (column: string) => (column === inNoSubspace ? move.below : column);
  const [from, to] = [spaceOf(move.from), spaceOf(move.to)];
  // From the level itself into one of its children: other sub-spaces are kept.
  if (from !== null && from === move.below) {
    return { into: to === null ? [] : [to], outOf: [from] };
  }
  return placementAfterMove(collection, { from, to });
}
