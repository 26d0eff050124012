import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';

/** A collection with some companies hidden, to see whether they are suggested again. */
export interface Case {
  readonly listed: readonly string[];
  readonly unwanted: readonly string[];
  /** The expected suggestions. */
  readonly wanted: ReadonlySet<string>;
  /** The expected ones grouped by topic: each topic should be represented. */
  readonly topics: readonly ReadonlySet<string>[];
}

type Made = Map<string, string[]>;

const perKind = 40;

/** Hides a third of a group. */
function split(chance: Random, ids: readonly string[], share = 1 / 3) {
  const shuffled = chance.some(ids, ids.length);
  const cut = Math.max(1, Math.round(ids.length * share));
  return { hidden: shuffled.slice(0, cut), listed: shuffled.slice(cut) };
}

interface Part {
  readonly listed: readonly string[];
  readonly hidden: readonly string[];
}

const caseOf = (parts: readonly Part[], unwanted: readonly string[] = []): Case => ({
  listed: parts.flatMap(({ listed }) => listed),
  unwanted,
  wanted: new Set(parts.flatMap(({ hidden }) => hidden)),
  topics: parts.filter(({ hidden }) => hidden.length > 0).map(({ hidden }) => new Set(hidden)),
});

/** Keeps a number of a group and hides the others: nothing else distinguishes them. */
function few(chance: Random, ids: readonly string[], count: number): Part {
  const listed = chance.some(ids, count);
  return { listed, hidden: ids.filter((id) => !listed.includes(id)) };
}

/** Companies of the demonstration by their known product, without human judgement. */
export function demonstrationCases(all: readonly DemoCompany[]): Record<string, Case[]> {
  const chance = seededRandom(5);
  const made: Made = new Map();
  const fieldOf = new Map<string, string>();
  for (const { id, makes, field } of all) {
    made.set(makes, [...(made.get(makes) ?? []), id]);
    fieldOf.set(makes, field);
  }
  const products = [...made.keys()];
  const idsOf = (product: string) => made.get(product) ?? [];
  const times = (make: () => Case) => Array.from({ length: perKind }, make);
  const ids = all.map(({ id }) => id);
  return {
    'one product, a third hidden': times(() =>
      caseOf([split(chance, idsOf(chance.pick(products)))]),
    ),
    'three of one product': times(() => caseOf([few(chance, idsOf(chance.pick(products)), 3)])),
    'five products, six each': times(() =>
      caseOf(chance.some(products, 5).map((one) => few(chance, idsOf(one), 6))),
    ),
    'much of one product, a little of another': times(() => {
      const [one = '', other = ''] = chance.some(products, 2);
      return caseOf([few(chance, idsOf(one), 40), few(chance, idsOf(other), 4)]);
    }),
    'one product among as many strangers': times(() => {
      const some = few(chance, idsOf(chance.pick(products)), 20);
      return caseOf([some, { listed: chance.some(ids, 20), hidden: [] }]);
    }),
    'one product, a near one is blacklisted': times(() => {
      const one = chance.pick(products);
      const near = products.filter(
        (other) => other !== one && fieldOf.get(other) === fieldOf.get(one),
      );
      const [other, third] = chance.some(near, 2).map((name) => idsOf(name));
      const unwanted = chance.some(other ?? [], 10);
      // Companies that belong to neither are in the collection, too, so that both are near it.
      return caseOf(
        [few(chance, idsOf(one), 10), { listed: chance.some(third ?? [], 3), hidden: third ?? [] }],
        unwanted,
      );
    }),
  };
}

const groupLeast = 9;

/**
 * Real companies by a shared tag, which is removed from their records, so that they have to be
 * found by their other content. A rough measure: tags are chosen by people.
 */
export function realCases(all: readonly IndexedCompany[]): {
  companies: IndexedCompany[];
  cases: Case[];
} {
  const chance = seededRandom(7);
  const byTag = new Map<string, string[]>();
  for (const { id, tags } of all)
    for (const tag of tags) byTag.set(tag, [...(byTag.get(tag) ?? []), id]);
  const groups = [...byTag].filter(
    ([, ids]) => ids.length >= groupLeast && ids.length < all.length / 4,
  );
  const hiddenTags = new Set(groups.map(([tag]) => tag));
  return {
    companies: all.map((one) => ({ ...one, tags: one.tags.filter((tag) => !hiddenTags.has(tag)) })),
    cases: groups.flatMap(([, ids]) =>
      Array.from({ length: 20 }, () => caseOf([split(chance, ids)])),
    ),
  };
}
