import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { taughtTerms } from '#features/portfolio/matches/domain/profile.ts';
import { weighTerms } from '#features/portfolio/matches/domain/weighted-terms.ts';
import type { Engine } from '#features/portfolio/matches/server/candidates.ts';
import { rankForTeam } from '#features/portfolio/matches/server/rank-for-team.ts';
import { computeMetrics } from '#bench/relevance/metrics.ts';
import { plainBm25 } from '#bench/relevance/plain-bm25.ts';
import { generateCompanies, generateSearches } from '#bench/support/generated-companies.ts';
import { latencyOf } from '#bench/support/latency.ts';
import { openEngine } from '#bench/support/match-engine.ts';
import {
  judgedDemonstration,
  ownSets,
  type JudgedCompanies,
} from '#bench/support/judged-companies.ts';
import { openOwnDatabase } from '#bench/support/own-database.ts';

/**
 * Matches of texts, judged by what the demonstration's companies make, which the ranking does not
 * see: search as in Scout, matches by words, by words and vectors, and after five thumbs, of which
 * the last is judged on the half of the companies that no thumb was given to. Then the duration
 * among many companies.
 *
 *   npm run bench -- match [--size 100000] [--data DIR]
 *
 * `--data`: a folder of judged sets, in the form of docs/relevance.md.
 */

const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, data: { type: 'string' } },
});
const { data } = values;
const size = Number(values.size);
const goals = { p95Ms: size > 100_000 ? 400 : 150, thumbsGain: 0.05 };
const thumbsGiven = 5;
/** Ways of holding a half out. */
const divisions = 4;

const termsOf = (text: string) => weighTerms([{ text, weight: 1 }]);

async function relevance(folder: string, { title, companies: all, queries }: JudgedCompanies) {
  const database = await openOwnDatabase();
  const byId = new Map(all.map((company) => [company.id, company]));
  const { engine, close } = await openEngine(database, join(folder, title), all);
  const { db } = database;
  const withoutVectors: Engine = {
    search: engine.search,
    index: {
      state: () => engine.index.state(),
      findByAnyWord: (query) => engine.index.findByAnyWord(query),
      recommend: async () => [],
    },
  };
  const idsOf = async (used: Engine, query: string) =>
    (await rankForTeam(db, used, { terms: termsOf(query) })).map(({ id }) => id);
  const judged = new Map(queries.map(({ query, judgement }) => [query, judgement]));
  const places = new Map(all.map(({ id }, place) => [id, place]));
  /** Which half of a division a company is in: by its place, since ids are drawn anew each run. */
  const isHeldOut = (id: string, nth: number) =>
    (Math.imul((places.get(id) ?? 0) + 1, 0x9e3779b1) >>> (31 - nth)) % 2 === 1;
  const taught = async (query: string, nth: number) => {
    const judgement = judged.get(query) ?? new Map<string, number>();
    const hits = (await idsOf(engine, query))
      .filter((id) => !isHeldOut(id, nth))
      .slice(0, thumbsGiven);
    const liked = hits.filter((id) => (judgement.get(id) ?? 0) > 0);
    const disliked = hits.filter((id) => !liked.includes(id));
    const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const queryTerms = termsOf(query);
    const terms = taughtTerms(queryTerms, of(liked), of(disliked));
    const subject = {
      terms,
      written: queryTerms,
      examples: of(liked),
      positive: liked,
      negative: disliked,
    };
    return (await rankForTeam(db, engine, subject)).map(({ id }) => id);
  };
  const search = async (text: string) => {
    const request = { text, filters: {}, sort: 'relevance', offset: 0, limit: 50 } as const;
    return (await engine.search(db, request)).hits.map(({ id }) => id);
  };
  const onHeldOut = async (nth: number, find: (query: string) => Promise<readonly string[]>) => {
    const isJudged = (id: string) => isHeldOut(id, nth);
    const heldOut = queries
      .map(({ query, judgement }) => ({
        query,
        judgement: new Map([...judgement].filter(([id]) => isJudged(id))),
      }))
      .filter(({ judgement }) => judgement.size > 0);
    return computeMetrics(heldOut, async (query) => (await find(query)).filter(isJudged));
  };
  const halves = [];
  for (let nth = 0; nth < divisions; nth += 1) {
    const before = await onHeldOut(nth, (query) => idsOf(engine, query));
    const after = await onHeldOut(nth, (query) => taught(query, nth));
    halves.push({ before: before['nDCG@10'], after: after['nDCG@10'] });
  }
  const meanOf = (values: readonly number[]) =>
    Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;
  const before = meanOf(halves.map((half) => half.before));
  const after = meanOf(halves.map((half) => half.after));
  console.log(`\n  ${title}: ${queries.length} texts, ${all.length} companies`);
  console.table({
    'plain BM25': await computeMetrics(queries, plainBm25(all)),
    'search (BM25, vectors where it finds few)': await computeMetrics(queries, search),
    'matches by words': await computeMetrics(queries, (query) => idsOf(withoutVectors, query)),
    'matches by words and vectors': await computeMetrics(queries, (query) => idsOf(engine, query)),
    'held-out half, before thumbs': { 'nDCG@10': before },
    [`held-out half, after ${thumbsGiven} thumbs`]: { 'nDCG@10': after },
  });
  const gain = after / before - 1;
  const worse = halves.filter((half) => half.after < half.before).length;
  console.log(
    `  ${thumbsGiven} thumbs: ${(100 * gain).toFixed(1)} % (goal: ≥ ${100 * goals.thumbsGain} %), ` +
      `worse on ${worse} of ${divisions} held-out halves (goal: 0)`,
  );
  await close();
  await database.close();
}

async function speed(folder: string): Promise<void> {
  const database = await openOwnDatabase();
  const all = [...generateCompanies(size)].flat();
  const { engine, close } = await openEngine(database, join(folder, 'large'), all);
  const texts = generateSearches('mix', 60);
  const taken = await latencyOf(1, texts.length, async (nth) => {
    await rankForTeam(database.db, engine, {
      terms: termsOf([0, 1, 2, 3].map((more) => texts[(nth + more) % texts.length]).join(' ')),
    });
  });
  console.log(`\n  ${size} companies (goal: p95 ≤ ${goals.p95Ms} ms)`);
  console.table({ match: taken });
  await close();
  await database.close();
}

const folder = await mkdtemp(join(tmpdir(), 'outrider-match-'));
try {
  await relevance(folder, judgedDemonstration());
  if (data === undefined) console.log('\n  Sets of your own: not given (--data DIR)');
  for (const set of data === undefined ? [] : await ownSets(data)) {
    if (set.queries.length > 0) await relevance(folder, set);
  }
  await speed(folder);
} finally {
  await rm(folder, { recursive: true });
}
