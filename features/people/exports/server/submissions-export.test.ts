import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { fileStoreOf } from '#core/server/files.ts';
import { newId } from '#core/server/tables/columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { textsOf } from '#features/operations/backups/tests/corporation-archive.ts';
import { create } from '#features/people/exports/domain/endpoints.ts';
import { exportedFile, recordsOf } from '#features/people/exports/tests/exported-file.ts';
import { give } from '#features/cases/submissions/domain/scores/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const member = await server.signIn('member@skf.example');

const pitch = 'It *listens*, and says\nwhich bearing is next.';
await pool.query(
  `update submissions set pitch = $2, answers = $3, stage = 'Declined', reason = $4,
     stage_since = '2026-03-29T01:30:00Z',
     company_id = (select id from companies where url is not null order by id limit 1)
   where id = $1`,
  [
    submissionId,
    pitch,
    JSON.stringify([
      { questionId: null, question: 'How many sites?', answer: 'Four, and a fifth' },
      { questionId: null, question: 'Stage', answer: 'Tried at two mills' },
    ]),
    'Needs a line that stands still.',
  ],
);

async function exportedTo(person: SignedIn) {
  const body = { what: 'submissions', id: opportunityId, format: 'csv' } as const;
  const records = recordsOf(await readFile(await exportedFile(server, person, body)));
  const submission = records.find((record) => record.Id === submissionId);
  if (submission === undefined) throw new Error('The submission is not in the file.');
  return { submission, records };
}

describe('an export of submissions, by the Case Owner', () => {
  test('has what applicants wrote, with a column for each question that was ever asked', async () => {
    const { submission, records } = await exportedTo(owner);
    const { rows } = await pool.query<{ url: string; question: string[] }>(
      `select c.url, array(select distinct a.value ->> 'question' from submissions o,
         jsonb_array_elements(o.answers) a where o.opportunity_id = s.opportunity_id
         and o.is_active and o.withdrawn_at is null) question
       from submissions s join companies c on c.id = s.company_id where s.id = $1`,
      [submissionId],
    );
    expect(submission).toMatchObject({
      Pitch: pitch,
      Website: rows[0]?.url,
      Stage: 'Declined',
      'Reason for declining': 'Needs a line that stands still.',
      'Question: How many sites?': 'Four, and a fifth',
      'Question: Stage': 'Tried at two mills',
    });
    const headings = Object.keys(submission).filter((name) => name.startsWith('Question: '));
    expect(headings.toSorted()).toEqual(
      rows[0]?.question.map((one) => `Question: ${one}`).toSorted(),
    );
    expect(records.every((record) => record.Id !== '')).toBe(true);
  });

  test('has times with their zone, and says which it is', async () => {
    const { submission } = await exportedTo(owner);
    expect(submission['In stage since (UTC)']).toBe('2026-03-29T01:30:00.000Z');
    expect(submission['Received (UTC)']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
  });

  test('has its files by name, without those that were deleted', async () => {
    for (const [name, deletedAt] of [
      ['Test rig.pdf', null],
      ['Price list.xlsx', null],
      ['Old.pdf', '2026-01-01T00:00:00Z'],
    ]) {
      await pool.query(
        `with stored as (
           insert into files (id, name, content_type, size, sha256, download_token, place, deleted_at)
           values (gen_random_uuid(), $1, 'application/pdf', 1, 'x', gen_random_uuid(), 'submission', $3)
           returning id)
         insert into submission_files (file_id, submission_id) select id, $2 from stored`,
        [name, submissionId, deletedAt],
      );
    }
    const { submission } = await exportedTo(owner);
    expect(submission.Files?.split('; ').toSorted()).toEqual(['Price list.xlsx', 'Test rig.pdf']);
  });
});

describe('the mean of each criterion', async () => {
  await pool.query('delete from scores');
  await pool.query('delete from conflicts_of_interest');
  const params = { id: submissionId };
  const meansOf = ({ submission }: Awaited<ReturnType<typeof exportedTo>>) =>
    Object.fromEntries(Object.entries(submission).filter(([name]) => name.startsWith('Mean: ')));
  const unseen = {
    'Mean: Fit to the need': '',
    'Mean: Maturity': '',
    'Mean: Team': '',
    'Mean: Pilot readiness': '',
  };

  test('is not exported by a judge who has not scored yet', async () => {
    const values = { fit: 5, maturity: 4, team: 3, pilot: 2 };
    await developer.ask(give, { params, body: { values } });
    expect(meansOf(await exportedTo(owner))).toEqual(unseen);
  });

  test('is exported once the own score is in', async () => {
    const values = { fit: 2, maturity: 4, team: 4, pilot: 1 };
    await owner.ask(give, { params, body: { values } });
    expect(meansOf(await exportedTo(owner))).toEqual({
      'Mean: Fit to the need': '3.5',
      'Mean: Maturity': '4',
      'Mean: Team': '3.5',
      'Mean: Pilot readiness': '1.5',
    });
  });

  test('is no column for who may not view votes', async () => {
    expect(meansOf(await exportedTo(member))).toEqual({});
  });
});

test('as a ZIP file, the bytes of its files go along, and their names stay in their folder', async () => {
  const store = fileStoreOf(server.settings);
  const sent = ['Plan.txt', 'plan.txt', '../../outside.txt'];
  for (const name of sent) {
    const fileId = newId();
    await store.put(fileId, Readable.from([Buffer.from(`bytes of ${name}`)]), 1000);
    await pool.query(
      `with stored as (
         insert into files (id, name, content_type, size, sha256, download_token, place)
         values ($1, $2, 'text/plain', 1, 'x', gen_random_uuid(), 'submission') returning id)
       insert into submission_files (file_id, submission_id) select id, $3 from stored`,
      [fileId, name, submissionId],
    );
  }
  const body = { what: 'submissions', id: opportunityId, format: 'zip' } as const;
  const texts = await textsOf(await exportedFile(server, owner, body));
  const sheet = recordsOf(texts.get('submissions.csv') ?? '');
  expect(sheet.find((record) => record.Id === submissionId)?.Files).toContain('Plan.txt; plan.txt');
  const folder = `files/${submissionId}/`;
  expect(Object.fromEntries(texts)).toMatchObject({
    [`${folder}Plan.txt`]: 'bytes of Plan.txt',
    [`${folder}plan (2).txt`]: 'bytes of plan.txt',
    [`${folder}__.._outside.txt`]: 'bytes of ../../outside.txt',
  });
  // Earlier tests have sent two files without bytes.
  expect(texts.get('missing-files.txt')).toContain(`${folder}Test rig.pdf`);
});

test('a ZIP file is nobody’s who does not see the opportunity', async () => {
  const norrland = await server.signIn('member@norrland.example');
  const body = { what: 'submissions', id: opportunityId, format: 'zip' } as const;
  expect((await norrland.try(create, { body })).status).toBe(404);
});
