import { isDeepStrictEqual } from 'node:util';
import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';

/** A stored version of a collection, and who sent it. */
export interface StoredVersion {
  readonly by: string;
  readonly collection: Collection;
}

/** A collection's content, independent of the order of its lists. */
export function contentOf({ version: _, updatedAt: __, ...collection }: Collection): object {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.toSorted()
      : value;
  const { startupToSubspaces, ...rest } = collection;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, sorted(value)])),
    startupToSubspaces: Object.fromEntries(
      Object.entries(startupToSubspaces).map(([id, spaces]) => [id, spaces.toSorted()]),
    ),
  };
}

const isSame = (one: Collection, other: Collection) =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

const after = (collection: Collection, change: CollectionChange): Collection => {
  const outcome = applyChange(collection, change);
  return outcome.ok ? outcome.next : collection;
};
const doesNothing = (collection: Collection, change: CollectionChange) =>
  isSame(after(collection, change), collection);

/**
 * Whether all stored versions are explained by the people's operations, in each person's order, each
 * once. An operation may be missing only if it had no effect at some point since its person's last one.
 * Returns the unexplained versions; none: nothing was lost and nothing done twice.
 */
export function findLinearizabilityViolations(
  first: Collection,
  stored: readonly StoredVersion[],
  operations: Readonly<Record<string, readonly CollectionChange[]>>,
): string[] {
  const problems: string[] = [];
  const next = new Map(Object.keys(operations).map((person) => [person, 0]));
  /** The states since each person's last stored operation. */
  const since = new Map(Object.keys(operations).map((person) => [person, [first]]));
  let before = first;

  const mayBeMissing = (person: string, change: CollectionChange): boolean =>
    (since.get(person) ?? []).some((one) => doesNothing(one, change));

  /** How many operations, from one on, lead from one state to another; null: none do. */
  function leading(person: string, from: number, to: Collection): number | null {
    let state = before;
    const ofPerson = operations[person] ?? [];
    for (let nth = from; nth < ofPerson.length; nth += 1) {
      const operation = ofPerson[nth];
      if (operation === undefined) return null;
      const reached = after(state, operation);
      if (!isSame(reached, state) && isSame(reached, to)) return nth + 1;
      if (!mayBeMissing(person, operation)) state = reached;
    }
    return null;
  }

  for (const { by, collection } of stored) {
    const from = next.get(by) ?? 0;
    const reached = leading(by, from, collection);
    if (reached === null) {
      problems.push(
        `Version ${collection.version} by ${by} is not explained by act ${from}: ${JSON.stringify(operations[by]?.[from])}.`,
      );
    } else next.set(by, reached);
    for (const [person, states] of since) since.set(person, [...states, collection]);
    since.set(by, [collection]);
    before = collection;
  }
  for (const [person, from] of next) {
    for (const operation of (operations[person] ?? []).slice(from)) {
      if (!mayBeMissing(person, operation)) {
        problems.push(`An act of ${person} is lost: ${JSON.stringify(operation)}.`);
      }
    }
  }
  return problems;
}
