import { chanceFrom, type Chance } from '#core/server/demo/chance.ts';
import type { DemoCompany } from '#features/companies/demo/companies.ts';
import type { Judgement } from './measures.ts';
import { beyond, described, otherWords, topics, type Topic } from './topics.ts';

/**
 * Queries with what is wanted of each. Nobody judged by hand: the demonstration knows what each of
 * its companies makes, and that decides. So it tells how well an engine finds what was written, in
 * text more regular than people's, and nothing of taste; a record that fits by chance (a tag drawn
 * besides) counts as not wanted.
 */
export interface Judged {
  readonly query: string;
  readonly judgement: Judgement;
}

const meant = 3;
const nearby = 1;
const perClass = 40;

function judged({ query, wanted, near = [] }: Topic, all: readonly DemoCompany[]): Judged {
  const grades = new Map<string, number>();
  for (const { id, makes } of all) {
    if (wanted.includes(makes)) grades.set(id, meant);
    else if (near.includes(makes)) grades.set(id, nearby);
  }
  return { query, judgement: grades };
}

/** One slip of the fingers past the first letter: two swapped, one left out, one twice. */
function misspelt(chance: Chance, name: string): string {
  const at = chance.whole(1, name.length - 3);
  const [head, one, other, tail] = [
    name.slice(0, at),
    name.slice(at, at + 1),
    name.slice(at + 1, at + 2),
    name.slice(at + 2),
  ];
  return chance.pick([
    `${head}${other}${one}${tail}`,
    `${head}${other}${tail}`,
    `${head}${one}${one}${other}${tail}`,
  ]);
}

const shuffled = (chance: Chance, words: readonly string[]) => chance.some(words, words.length);

/** Its own words in another order, one of them left out: as one remembers a one-liner. */
function halfRemembered(chance: Chance, oneLiner: string): string {
  const words = oneLiner.split(' ');
  return shuffled(chance, words.toSpliced(chance.whole(0, words.length - 1), 1)).join(' ');
}

function knownItems(all: readonly DemoCompany[]): Record<string, Judged[]> {
  const chance = chanceFrom(11);
  const one = (queryOf: (company: DemoCompany) => string) =>
    chance.some(all, perClass).map((company) => {
      const query = queryOf(company);
      return { query, judgement: new Map([[company.id, meant]]) };
    });
  // Companies whose records say the same cannot be told apart by it: each of them will do.
  const alike = (company: DemoCompany) =>
    all
      .filter(({ oneLiner }) => oneLiner === company.oneLiner)
      .map(({ id }) => [id, meant] as const);
  return {
    name: one(({ name }) => name),
    'part of a name': one(({ name }) => name.split(' ')[0]?.slice(0, -2) ?? name),
    'misspelt name': one(({ name }) => misspelt(chance, name.split(' ')[0] ?? name)),
    domain: one(({ url }) => url.replace('https://', '')),
    'half-remembered line': chance.some(all, perClass).map((company) => ({
      query: halfRemembered(chance, company.oneLiner),
      judgement: new Map(alike(company)),
    })),
  };
}

/** All classes of queries, by name. */
export function judgedSet(all: readonly DemoCompany[]): Record<string, readonly Judged[]> {
  const of = (some: readonly Topic[]) => some.map((topic) => judged(topic, all));
  return {
    ...knownItems(all),
    topic: of(topics),
    described: of(described),
    'other words': of(otherWords),
    'words of nobody': of(beyond),
  };
}
