import type { Collection } from '#features/collections/domain/collection.ts';
import {
  placementAfterMove,
  spacesOf,
  type Placement,
} from '#features/collections/domain/placement.ts';
import { childrenOf, idsWithin } from '#features/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { inNoSubspace } from '#features/collections/domain/contents.ts';

/** A sub-space as a column, with its companies including nested ones. */
export interface SubspaceColumn {
  /** Id of the sub-space; `inNoSubspace` for the companies in none of the others. */
  readonly id: string;
  readonly name: string;
  readonly companies: readonly CompanyCard[];
}

/** The columns of one level, preceded by the companies in none of them. */
export function buildColumns(
  collection: Collection,
  companies: readonly CompanyCard[],
  below: string | null,
): SubspaceColumn[] {
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
  const name = below === null ? 'In no sub-space' : 'Directly here';
  return [
    { id: inNoSubspace, name, companies: rest },
    ...spaces.map((space) => ({ ...space, companies: held.get(space.id) ?? [] })),
  ];
}

/** The change of sub-spaces when a company moves between columns. */
export function placementBetween(
  collection: Collection,
  move: {
    readonly from: SubspaceColumn;
    readonly to: SubspaceColumn;
    readonly below: string | null;
  },
): Placement {
  const spaceOf = (column: SubspaceColumn) => (column.id === inNoSubspace ? move.below : column.id);
  const [from, to] = [spaceOf(move.from), spaceOf(move.to)];
  // From the level itself into one of its children: other sub-spaces are kept.
  if (from !== null && from === move.below) {
    return { into: to === null ? [] : [to], outOf: [from] };
  }
  return placementAfterMove(collection, { from, to });
}
