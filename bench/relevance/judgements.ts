import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import type { Judgement } from './metrics.ts';
import { beyond, described, otherWords, topics, type Topic } from './topics.ts';

/**
 * Queries with expected results. Nobody judged by hand: the demonstration data knows the product of
 * each company. It shows how well an engine finds what was written, in text more regular than
 * people's, and nothing about taste; a record that matches by chance (a randomly drawn tag) counts
 * as wrong.
 */
export interface JudgedQuery {
  readonly query: string;
  readonly judgement: Judgement;
}

const meant = 3;
const nearby = 1;
const perClass = 40;

function judgeQuery({ query, wanted, near = [] }: Topic, all: readonly DemoCompany[]): JudgedQuery {
  const grades = new Map<string, number>();
  for (const { id, makes } of all) {
    if (wanted.includes(makes)) grades.set(id, meant);
    else if (near.includes(makes)) grades.set(id, nearby);
  }
  return { query, judgement: grades };
}

/** One typo after the first letter: two letters swapped, one missing, or one doubled. */
function misspelt(chance: Random, name: string): string {
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

const shuffled = (chance: Random, words: readonly string[]) => chance.some(words, words.length);

/** Its words in another order with one missing, as one remembers a one-liner. */
function halfRemembered(chance: Random, oneLiner: string): string {
  const words = oneLiner.split(' ');
  return shuffled(chance, words.toSpliced(chance.whole(0, words.length - 1), 1)).join(' ');
}

function knownItems(all: readonly DemoCompany[]): Record<string, JudgedQuery[]> {
  const chance = seededRandom(11);
  const one = (queryOf: (company: DemoCompany) => string) =>
    chance.some(all, perClass).map((company) => {
      const query = queryOf(company);
      return { query, judgement: new Map([[company.id, meant]]) };
    });
  return {
    name: one(({ name }) => name),
    'part of a name': one(({ name }) => name.split(' ')[0]?.slice(0, -2) ?? name),
    'misspelt name': one(({ name }) => misspelt(chance, name.split(' ')[0] ?? name)),
    domain: one(({ url }) => url.replace('https://', '')),
    'half-remembered line': one(({ oneLiner }) => halfRemembered(chance, oneLiner)),
  };
}

/** All query classes, by name. */
export function buildJudgements(
  all: readonly DemoCompany[],
): Record<string, readonly JudgedQuery[]> {
  const of = (some: readonly Topic[]) => some.map((topic) => judgeQuery(topic, all));
  return {
    ...knownItems(all),
    topic: of(topics),
    described: of(described),
    'other words': of(otherWords),
    'words of nobody': of(beyond),
  };
}
