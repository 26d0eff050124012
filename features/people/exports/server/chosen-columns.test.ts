import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import * as domain from '#app/features.domain.ts';
import { choicesIn } from '#core/domain/exporting/sheet-columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { reading } from '#core/tests/file-reading-options.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { textsOf } from '#features/operations/backups/tests/corporation-archive.ts';
import { create } from '#features/people/exports/domain/endpoints.ts';
import type { ExportRequest, TableKind } from '#features/people/exports/domain/export-kind.ts';
import { exportedFile } from '#features/people/exports/tests/exported-file.ts';
import { sheetsOf } from '#features/directory/imports/server/files/workbook.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { rows: collections } = await pool.query<{ id: string }>(
  `select c.id from collections c join users u on u.auth_id = c.user_id
   where u.email = $1 and c.is_active order by c.name limit 1`,
  [owner.email],
);
await pool.query(
  `update submissions set answers = '[{"question": "Sites?", "answer": "Four"},
     {"question": "Power?", "answer": "Mains"}]' where id = $1`,
  [submissionId],
);

const submissions = { what: 'submissions', id: opportunityId, format: 'csv' } as const;
/** Of the demonstration: what is done here, such as to sign in, reaches the log while it is exported. */
const before = new Date(Date.now() - 3_600_000).toISOString();
/** Each table, as somebody who sees all its columns. */
const requests: Readonly<Record<string, readonly [SignedIn, ExportRequest]>> = {
  submissions: [owner, submissions],
  collection: [owner, { what: 'collection', id: collections[0]?.id ?? '', format: 'csv' }],
  projects: [owner, { what: 'projects', format: 'csv' }],
  users: [foundry, { what: 'users', format: 'csv', filter: { sort: 'email' } }],
  'audit log': [foundry, { what: 'audit log', format: 'csv', filter: { to: before } }],
};

async function fileOf(person: SignedIn, body: object) {
  await pool.query('delete from export_jobs');
  return exportedFile(server, person, body as ExportRequest);
}
const textOf = async (person: SignedIn, body: object) =>
  (await readFile(await fileOf(person, body))).toString();
const tableOf = async (person: SignedIn, body: object): Promise<string[][]> =>
  parse(await textOf(person, body), { bom: true });

const tables = Object.values(domain)
  .flatMap(({ exports = [] }) => exports)
  .filter((kind): kind is TableKind => 'columns' in kind);

test('each table that a feature brings is exported here', () => {
  expect(tables.map(({ what }) => what).toSorted()).toEqual(Object.keys(requests).toSorted());
});

describe.each(tables)('an export of $what', ({ what, columns: sections }) => {
  const [person, body] = requests[what] ?? [owner, submissions];
  const choices = choicesIn(sections);
  const keys = choices.map(({ key }) => key);
  const labels = new Set(choices.map(({ label }) => label));
  /** Columns of a group are called otherwise, but begin alike. */
  const groups: Readonly<Record<string, string>> = { means: 'Mean: ', questions: 'Question: ' };
  const isOf = (heading: string, { key, label }: (typeof choices)[number]) =>
    heading === label || (!labels.has(heading) && heading.startsWith(groups[key] ?? '\n'));

  test('has all columns without a choice, the same bytes as with every key in any order', async () => {
    const whole = await textOf(person, body);
    expect(await textOf(person, { ...body, columns: keys.toReversed() })).toBe(whole);
    const [headings = []] = parse(whole, { bom: true }) as string[][];
    const missing = choices.filter((choice) => !headings.some((one) => isOf(one, choice)));
    expect(missing).toEqual([]);
  });

  test.each([0, 1])('has the chosen columns of the whole one, and no others (%i)', async (part) => {
    const selection = choices.filter((_, index) => index % 2 === part);
    const columns = selection.map(({ key }) => key).toReversed();
    const [headings = [], ...rows] = await tableOf(person, body);
    const at = headings.flatMap((heading, index) =>
      selection.some((choice) => isOf(heading, choice)) ? [index] : [],
    );
    expect(at.length).toBeGreaterThanOrEqual(selection.length);
    expect(rows.length).toBeGreaterThan(0);
    const expected = [headings, ...rows].map((row) => at.map((index) => row[index]));
    expect(await tableOf(person, { ...body, columns })).toEqual(expected);
  });

  test('is refused, in words, for a column that it has not, and for none', async () => {
    const unknown = await person.try(create, { body: { ...body, columns: ['wages'] } as never });
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('This export has no column “wages”.') },
    });
    const none = await person.try(create, { body: { ...body, columns: [] } as never });
    expect(none).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Choose at least one column.') },
    });
  });
});

describe('the chosen columns of submissions', () => {
  const columns = ['questions', 'title', 'stage'];

  test('are the same in a workbook and in an archive', async () => {
    const table = await tableOf(owner, { ...submissions, columns });
    const [[title, stage, ...questions] = []] = table;
    expect([title, stage]).toEqual(['Submission', 'Stage']);
    expect(questions).toEqual(expect.arrayContaining(['Question: Sites?', 'Question: Power?']));
    expect(questions.filter((heading) => !heading.startsWith('Question: '))).toEqual([]);
    const workbook = await fileOf(owner, { ...submissions, format: 'xlsx', columns });
    const [sheet] = await sheetsOf(workbook, reading);
    expect(sheet?.rows.map((row) => table[0]?.map((_, index) => row[index] ?? ''))).toEqual(table);
    const texts = await textsOf(await fileOf(owner, { ...submissions, format: 'zip', columns }));
    expect(parse(texts.get('submissions.csv') ?? '', { bom: true })).toEqual(table);
  });

  test('never have means for who may not view votes, and votes are empty for them', async () => {
    const keys = ['id', 'votesFor', 'means'];
    const [headings, ...rows] = await tableOf(member, { ...submissions, columns: keys });
    expect(headings).toEqual(['Id', 'Votes for']);
    expect(rows.every(([, votes]) => votes === '')).toBe(true);
    const [all = [], ...ownerRows] = await tableOf(owner, { ...submissions, columns: keys });
    expect(all.length).toBeGreaterThan(2);
    expect(ownerRows.some(([, votes]) => votes !== '')).toBe(true);
    const refusal = await member.try(create, {
      body: { ...submissions, columns: ['means'] },
    });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'export.columnsMissing' } });
  });

  test('are in the audit log, unless they are all', async () => {
    const recordedOf = async (body: object) => {
      await textOf(owner, body);
      const { rows } = await pool.query<{ columns: string[] | null }>(
        `select e.details -> 'columns' as columns from audit_entries e
         join export_jobs j on j.id::text = e.subject_id where e.kind = 'export.started'`,
      );
      return rows.map((row) => row.columns);
    };
    expect(await recordedOf({ ...submissions, columns })).toEqual([columns]);
    expect(await recordedOf(submissions)).toEqual([null]);
  });
});
