import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Product } from './product.ts';

/** What the form of each asks beside the pitch: a number, a choice of four, and text. */
const benchQuestions = [
  { text: 'People', kind: 'number' },
  {
    text: 'Region',
    kind: 'choice',
    options: ['North', 'East', 'South', 'West'].map((label) => ({ label })),
  },
  { text: 'Evidence', kind: 'long' },
] as const;

const atOnce = 1000;

const insertSubmissions = (
  pool: Awaited<ReturnType<typeof openDatabase>>['pool'],
  id: string,
  from: number,
  to: number,
) =>
  pool.query(
    `insert into submissions (id, opportunity_id, company_id, company_name, contact_name,
      contact_email, title, pitch, answers, stage, stage_since, position, source, created_at)
    select gen_random_uuid(), $1, c.id, c.name, 'Ann Example', 'ann@example.com',
      'Idea ' || n || ' that ' || (array['fits on a bolt', 'needs no cable and no battery',
        'survives the raceway', 'warns weeks before a stop'])[1 + n % 4],
      repeat('Words enough to look like a pitch. ', 20),
      jsonb_build_array(
        jsonb_build_object('questionId', asked -> 0 -> 'id', 'question', 'People', 'answer', n::text,
          'typed', jsonb_build_object('kind', 'number', 'value', n)),
        jsonb_build_object('questionId', asked -> 1 -> 'id', 'question', 'Region',
          'answer', asked -> 1 -> 'options' -> (n % 4) -> 'label', 'typed', jsonb_build_object(
            'kind', 'choice', 'value', jsonb_build_array(asked -> 1 -> 'options' -> (n % 4)))),
        jsonb_build_object('questionId', asked -> 2 -> 'id', 'question', 'Evidence',
          'answer', repeat('It was measured on a rig, and again at work. ', 60) || n)),
      (array['New', 'New', 'New', 'Screening', 'Screening', 'Shortlist', 'Pitch', 'Selected',
        'Declined'])[1 + n % 9],
      now() - make_interval(hours => n % 900), n * 1024,
      (array['public', 'staff', 'import'])[1 + n % 3], now() - make_interval(mins => n)
    from generate_series($2::int, $3::int) n
    join (select id, name, row_number() over (order by id) as nth from companies limit 500) c
      on c.nth = 1 + n % 500
    cross join (select questions as asked from opportunities where id = $1) o`,
    [id, from, to],
  );

/** An opportunity with a number of submissions with answers, a third of them with votes. */
async function fill(
  pool: Awaited<ReturnType<typeof openDatabase>>['pool'],
  id: string,
  size: number,
) {
  // A statement has its time limit, and answers are indexed as they are written.
  for (let from = 1; from <= size; from += atOnce) {
    await insertSubmissions(pool, id, from, Math.min(size, from + atOnce - 1));
  }
  await pool.query(
    `insert into votes (submission_id, user_id, value)
    select s.id, u.id, 'up' from (
      select id, row_number() over (order by id) as n from submissions where opportunity_id = $1) s,
      (select id from users order by id limit 3) u where s.n % 3 = 0`,
    [id],
  );
}

/** Opportunities with these numbers of submissions; their ids by number. */
export async function seedSubmissions(
  { address, dataFolder }: Product,
  token: string,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const listed = await fetch(`${address}/api/opportunities?limit=1`, { headers });
  const [first] = ((await listed.json()) as Paginated<OpportunityRow>).data;
  if (!first) throw new Error('There is no opportunity to take a cycle from.');
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  const ids = new Map<number, string>();
  for (const size of sizes) {
    const { corporationId, cycleId } = first;
    const body = JSON.stringify({
      corporationId,
      cycleId,
      name: `Crowd of ${size}`,
      questions: benchQuestions,
    });
    const made = await fetch(`${address}/api/opportunities`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    await fill(database.pool, id, size);
    ids.set(size, id);
  }
  await database.pool.query('analyze');
  await database.close();
  return ids;
}
