import { expect, inject, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { onDatabase } from '#core/tests/cluster.ts';
import { blocksOf } from '#core/tests/statements-of.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  board,
  submissionFacets,
  submissions as list,
} from '#features/cases/submissions/domain/list-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const corporation = await makeCorporation(server, 'costs');
const [id = ''] = await corporation.add([{}]);
const superuser = await server.signIn('superuser@outrider.example');
const [people, region, north, south, evidence] = [newId(), newId(), newId(), newId(), newId()];

/** Half of them are of the north, and all have the same words. */
const many = 2000;
await pool.query(
  `insert into submissions (id, opportunity_id, company_name, title, stage, position, source, answers,
    created_at)
  select gen_random_uuid(), $1, 'Windlass', 'Idea ' || n, (array['New', 'Screening', 'Pitch'])[1 + n % 3],
    n, 'staff', jsonb_build_array(
      jsonb_build_object('questionId', $2::text, 'question', 'People?', 'answer', n::text,
        'typed', jsonb_build_object('kind', 'number', 'value', n)),
      jsonb_build_object('questionId', $3::text, 'question', 'Region?', 'answer', 'A region',
        'typed', jsonb_build_object('kind', 'choice', 'value', jsonb_build_array(jsonb_build_object(
          'id', (array[$4::text, $5::text])[1 + n % 2], 'label', 'A region')))),
      jsonb_build_object('questionId', $6::text, 'question', 'Evidence?',
        'answer', repeat('Measured on a rig, and again at work. ', 60) || n)),
    now() - make_interval(mins => n)
  from generate_series(1, ${many}) n`,
  [id, people, region, north, south, evidence],
);
// As PostgreSQL itself does soon after.
const name = new URL(server.settings.databaseUrl ?? '').pathname.slice(1);
await onDatabase(inject('databaseServer'), name, (client) =>
  client.query('analyze submissions, submission_answers'),
);

/** An index leads to those that are few; of many, each is looked at once for what it answers and once itself. */
const blocksMost = (total: number) => (total < many / 10 ? many / 2 : 2 * many);

const filters: readonly (readonly [what: string, filter: object, total: number])[] = [
  ['words that all have', { questionId: evidence, has: 'on a RIG' }, many],
  ['two letters that all have', { questionId: evidence, has: 'ri' }, many],
  ['words that one has', { questionId: evidence, has: `work. ${many}` }, 1],
  ['words that none has', { questionId: evidence, has: 'nowhere' }, 0],
  ['two letters that none has', { questionId: evidence, has: 'xq' }, 0],
  ['an option of half of them', { questionId: region, anyOf: [north] }, many / 2],
  ['an option of none', { questionId: region, anyOf: [newId()] }, 0],
  ['a number of nearly all', { questionId: people, least: 10 }, many - 9],
  ['a number of a few', { questionId: people, least: many - 9 }, 10],
  ['a number of the oldest', { questionId: people, least: many / 2 }, many / 2 + 1],
  ['a number of none', { questionId: people, most: 0 }, 0],
  ['an answer', { questionId: evidence, isAnswered: true }, many],
];

// Those that read rows with their votes and comments are the same for any filter.
const ofFilters = /submission_answers|is_active/u;

test.each(filters)('%s cost no more blocks than submissions need', async (_, filter, total) => {
  const answers = JSON.stringify([filter]);
  const params = { id };
  const blocks = (act: () => Promise<unknown>) => blocksOf(pool, ofFilters, act);
  const cost = {
    list: await blocks(() => superuser.ask(list, { params, query: { answers, limit: '50' } })),
    counts: await blocks(async () => {
      const counts = await superuser.ask(submissionFacets, { params, query: { answers } });
      expect(counts.total).toBe(total);
    }),
    board: await blocks(async () => {
      const columns = await superuser.ask(board, { params, query: { answers, limit: '50' } });
      expect(columns.reduce((sum, column) => sum + column.total, 0)).toBe(total);
    }),
  };
  expect(Math.max(...Object.values(cost))).toBeLessThan(blocksMost(total));
});
