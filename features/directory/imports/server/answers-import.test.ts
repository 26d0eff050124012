import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import { importClient } from '#features/directory/imports/tests/import-client.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { bring, run, act, reaches } = importClient(owner, opportunityId);
const params = (id: string) => ({ params: { id } });

const form = await foundry.ask(opportunities.get, params(opportunityId));
const { questions = [] } = form;
const [question] = questions;

async function reword(text: string): Promise<void> {
  const {
    cycleId,
    name,
    version = 1,
  } = await foundry.ask(opportunities.get, params(opportunityId));
  const revision = questions.map((one) => (one === question ? { ...one, text } : one));
  const body = { cycleId, name, questions: revision, version };
  await foundry.ask(opportunities.update, { ...params(opportunityId), body });
}

const answersOf = async () =>
  (
    await pool.query<{ answers: unknown }>(
      `select answers from submissions where external_id = 'Q-1'`,
    )
  ).rows[0]?.answers;
const sheet = (answer: string) => `id,company,title,Maturity\nQ-1,Quietloop,Hum,${answer}`;
const file = 'Maturity 1.csv';

test('imported answers follow their question, and so do its saved column and what is undone', async () => {
  const first = await bring(file, sheet('TRL 3'));
  // By its wording, as the API's callers may say.
  const mapping = {
    id: 'externalId',
    company: 'companyName',
    title: 'title',
    Maturity: `answer:${question?.text}`,
  };
  const body = { of: 'submissions', kind: null, corporationId: null, opportunityId } as const;
  const { source } = first;
  await owner.ask(imports.settle, {
    ...params(first.id),
    body: { ...body, source, format: null, mapping },
  });
  const reading = await owner.ask(imports.reading, params(first.id));
  const byId = { ...mapping, Maturity: `answer:${question?.id}` };
  expect(reading).toMatchObject({ mapping: byId, problems: [] });
  expect(reading.questions).toContainEqual({ id: question?.id, text: question?.text });
  await owner.ask(imports.settle, {
    ...params(first.id),
    body: { ...body, source, format: null, mapping: byId },
  });
  await run(first.id);
  const answer = (text: string | undefined, value: string) => [
    { questionId: question?.id, question: text, answer: value },
  ];
  expect(await answersOf()).toEqual(answer(question?.text, 'TRL 3'));

  await reword('What is its readiness?');
  const second = await bring('Maturity 2.csv', sheet('TRL 4'));
  expect(await owner.ask(imports.reading, params(second.id))).toMatchObject({
    mapping: byId,
    isRemembered: true,
  });
  await run(second.id);
  expect(await answersOf()).toEqual(answer('What is its readiness?', 'TRL 4'));

  await reword('How far is it?');
  await act(second.id, 'undo');
  await reaches(second.id, 'undone');
  expect(await answersOf()).toEqual(answer('How far is it?', 'TRL 3'));
});
