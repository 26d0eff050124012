import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { parseQuestions } from '#features/cases/corporations/domain/question.ts';
import { publicPageOf } from '#features/cases/corporations/domain/public-page.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);

const read = async (query: string, id: string) =>
  (await pool.query<{ value: unknown }>(query, [id])).rows[0]?.value;
const configOf = () =>
  read(
    `select ignite_config as value from corporations
       where id = (select corporation_id from opportunities where id = $1)`,
    opportunityId,
  );
const answersOf = () =>
  read('select answers as value from submissions where id = $1', submissionId);

/** Everything that the migration is to key, as it was before there were ids. */
async function forgetIds(): Promise<void> {
  const questions = [
    { text: ' How mature is it? ', kind: 'short', isRequired: true },
    { text: 'When?', kind: 'long', isRequired: false },
  ];
  await pool.query(
    `update corporations set ignite_config = ignite_config || $2
       where id = (select corporation_id from opportunities where id = $1)`,
    [opportunityId, { questions }],
  );
  await pool.query('update opportunities set questions = $2 where id = $1', [
    opportunityId,
    JSON.stringify(questions),
  ]);
  const answers = ['How mature is it?', 'how mature is it?', 'Website'].map((question) => ({
    question,
    answer: 'Yes',
  }));
  await pool.query('update submissions set answers = $2 where id = $1', [
    submissionId,
    JSON.stringify(answers),
  ]);
  await pool.query(
    `insert into imports (id, "of", opportunity_id, source, file_name, file_bytes, state)
       values (gen_random_uuid(), 'submissions', $1, 'Sheet', 'a.csv', 1, 'done')`,
    [opportunityId],
  );
  await pool.query(
    `insert into import_changes (import_id, record_id, before, written_at)
       select i.id, s.id, to_jsonb(s), now() from imports i, submissions s where s.id = $1`,
    [submissionId],
  );
  const mapping = { A: 'answer:How mature is it?', B: 'answer:Odd', C: 'title', D: null };
  await pool.query(
    `insert into import_mappings ("of", source, mapping) values ('submissions', $1, $2)`,
    [`${opportunityId} Sheet`, mapping],
  );
}

test('questions get ids, and what named them by their wording is keyed by those, once', async () => {
  await forgetIds();
  const { rows: stamps } = await pool.query(
    'select id, version, updated_at from submissions order by id',
  );
  await pool.query('select key_answers()');
  const { questions } = publicPageOf(await configOf());
  expect(questions).toMatchObject([{ text: 'How mature is it?' }, { text: 'When?', kind: 'long' }]);
  const [mature] = questions;
  const form = 'select questions as value from opportunities where id = $1';
  expect(parseQuestions(await read(form, opportunityId))).toEqual(questions);
  const keyed = [
    { questionId: mature?.id, question: 'How mature is it?', answer: 'Yes' },
    { questionId: null, question: 'how mature is it?', answer: 'Yes' },
    { questionId: null, question: 'Website', answer: 'Yes' },
  ];
  expect(await answersOf()).toEqual(keyed);
  const before = `select before -> 'answers' as value from import_changes where record_id = $1`;
  expect(await read(before, submissionId)).toEqual(keyed);
  const mapping = 'select mapping as value from import_mappings where source = $1';
  expect(await read(mapping, `${opportunityId} Sheet`)).toEqual({
    A: `answer:${mature?.id}`,
    B: 'answer:Odd',
    C: 'title',
    D: null,
  });
  const { rows } = await pool.query('select id, version, updated_at from submissions order by id');
  expect(rows).toEqual(stamps);

  const config = await configOf();
  await pool.query('select key_answers()');
  expect([await configOf(), await answersOf()]).toEqual([config, keyed]);
});

test('what is no list of questions is left as it is', async () => {
  for (const questions of ['text', { 0: { text: 'a' } }, [], ['text'], null]) {
    await pool.query(
      `update corporations set ignite_config = jsonb_build_object('questions', $2::jsonb)
         where id = (select corporation_id from opportunities where id = $1)`,
      [opportunityId, JSON.stringify(questions)],
    );
    await pool.query('select key_answers()');
    expect(await configOf()).toEqual({ questions });
  }
});
