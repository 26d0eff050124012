import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { log } from '#bench/support/own-database.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Recounts the back-test of the demonstration without the code that ranks: selections, dates and
 * attention by plain SQL, scores and places by the formula of decision 75 over the values answered.
 *
 *   npm run bench -- back-test [--email owner@skf.example]
 */

const { values: options } = parseArgs({
  options: { email: { type: 'string', default: 'owner@skf.example' } },
});
const port = 4396;
const parts = ['topic', 'tags', 'stage', 'place', 'momentum', 'novelty', 'wishes'] as const;
type Part = (typeof parts)[number];
type Weights = Record<Part | 'unseen', number>;
type Values = Record<Part, number | null> & { readonly avoided: number };

const usual = { topic: 10, tags: 4, stage: 2, place: 1, momentum: 2, novelty: 2, wishes: 4 };
const tested: readonly Weights[] = [
  { ...usual, unseen: 0 },
  { ...usual, unseen: 6 },
  { topic: 0, tags: 10, stage: 5, place: 10, momentum: 0, novelty: 1, wishes: 0, unseen: 0 },
  { topic: 0, tags: 0, stage: 0, place: 0, momentum: 0, novelty: 0, wishes: 0, unseen: 0 },
];

interface Selection {
  readonly id: string;
  readonly opportunityId: string;
  readonly company: { readonly id: string };
  readonly at: string;
}
interface Ranking {
  readonly at: string;
  readonly companyIds: readonly string[];
  readonly candidates: readonly { readonly id: string; readonly values: Values }[];
  readonly rank: { readonly chosen: number | null; readonly usual: number | null };
}

/** Nine tenths of the score at most are novelty's, the rest the weighted mean of the parts. */
function scoreOf(values: Values, weights: Weights): number {
  let [sum, total] = [0, 0];
  for (const part of parts) {
    const value = values[part];
    if (value === null) continue;
    sum += weights[part] * value;
    total += weights[part];
  }
  const share = (9 * weights.unseen) / 100;
  const mean = total === 0 ? 0 : sum / total;
  return 100 * ((1 - share) * mean + share * (values.novelty ?? 0)) - 40 * values.avoided;
}

/** Equal scores in order of ids; sums of floating point are equal within a billionth. */
function placeOf({ candidates, companyIds }: Ranking, weights: Weights): number | null {
  const scored = candidates
    .map(({ id, values }) => ({ id, score: Math.round(scoreOf(values, weights) * 1e7) }))
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  const place = scored.findIndex(({ id }) => companyIds.includes(id));
  return place < 0 ? null : place + 1;
}

/** Selections of SKF: moved to its last open stage, which is Selected in the demonstration. */
const selectionsSql = `
  select s.id, min(a.at) as at from submissions s
  join opportunities o on o.id = s.opportunity_id and o.is_active
  join corporations c on c.id = o.corporation_id and c.slug = 'skf'
  join audit_entries a on a.subject = 'submission' and a.subject_id = s.id::text
    and a.kind = 'submission.moved' and a.details ->> 'to' = 'Selected'
  where s.is_active and s.withdrawn_at is null and s.company_id is not null
  group by s.id order by min(a.at) desc, s.id`;

/** Candidates of which no date says that they were there. */
const laterSql = `
  select c.id from companies c where c.id = any($1::uuid[])
    and not exists (select from submissions s where s.company_id = c.id and s.created_at <= $2)
    and not exists (select from collection_additions a where a.company_id = c.id and a.at <= $2)
    and (least(c.created_at, c.source_updated_at) > $2
      or c.founded_year > extract(year from $2::timestamptz at time zone 'UTC'))`;

/** Submissions to other opportunities of SKF by then: any makes a company less than new. */
const seenSql = `
  select distinct s.company_id as id from submissions s
  join opportunities o on o.id = s.opportunity_id and o.is_active
  join corporations c on c.id = o.corporation_id and c.slug = 'skf'
  where s.is_active and s.company_id = any($1::uuid[]) and s.created_at <= $2
    and s.opportunity_id <> $3`;

async function recount(product: Product, client: pg.Client): Promise<string[]> {
  const headers = { authorization: `Bearer ${await product.signIn(options.email)}` };
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${product.address}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const wrong: string[] = [];
  const { data, total } = await ask<{ data: Selection[]; total: number }>('/matches/selections');
  const { rows } = await client.query<{ id: string; at: Date }>(selectionsSql);
  const counted = rows.map(({ id, at }) => `${id} ${at.toISOString()}`);
  const answered = data.map(({ id, at }) => `${id} ${new Date(at).toISOString()}`);
  if (total !== counted.length) wrong.push(`${total} selections, ${counted.length} counted`);
  if (answered.join() !== counted.slice(0, answered.length).join()) wrong.push('selections differ');
  const places: (number | null)[] = [];
  let compared = 0;
  for (const { id, opportunityId, at } of data) {
    for (const weights of tested) {
      const query = encodeURIComponent(JSON.stringify(weights));
      const ranking = await ask<Ranking>(`/matches/selections/${id}/ranking?weights=${query}`);
      const place = placeOf(ranking, weights);
      compared += 1;
      if (place !== ranking.rank.chosen) wrong.push(`${id}: ${ranking.rank.chosen}, not ${place}`);
      if (weights !== tested[0]) continue;
      places.push(place);
      const ids = ranking.candidates.map((one) => one.id);
      const later = await client.query(laterSql, [ids, at]);
      if (later.rows.length > 0) wrong.push(`${id}: ${later.rows.length} came later`);
      const seen = await client.query<{ id: string }>(seenSql, [ids, at, opportunityId]);
      for (const one of seen.rows) {
        const values = ranking.candidates.find((candidate) => candidate.id === one.id)?.values;
        if ((values?.novelty ?? 1) === 1) wrong.push(`${id}: ${one.id} was submitted before`);
      }
    }
  }
  const within = (most: number) => places.filter((place) => place !== null && place <= most).length;
  console.table({
    'places recounted': compared,
    'recall@10': `${within(10)} of ${places.length}`,
    'recall@50': `${within(50)} of ${places.length}`,
  });
  return wrong;
}

const product = await startProduct(port);
try {
  const database = await openDatabase(
    { url: null, dataFolder: product.dataFolder, isGuest: true },
    log,
  );
  const client = new pg.Client(database.connection);
  await client.connect();
  const wrong = await recount(product, client);
  await client.end();
  await database.close();
  for (const one of wrong) console.log(`  WRONG  ${one}`);
  console.log(wrong.length === 0 ? '  All equal.' : `  ${wrong.length} differences.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
