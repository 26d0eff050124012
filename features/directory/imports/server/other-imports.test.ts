import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  writeTestFile,
  openImportRunner,
} from '#features/directory/imports/tests/import-runner.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { teamRemarks } from '#features/cases/opportunities/domain/import/team-remarks.ts';
import { get as readOpportunity } from '#features/cases/opportunities/domain/endpoints.ts';
import { importChanges } from './tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import {
  externalProjects,
  projectSources,
} from '#features/portfolio/projects/server/external-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

const server = await openTestServer({ demonstration: true });
const { database } = server;
const { db } = database;
const { add, run, check, undo, counts, undone, problems, find, engine } = openImportRunner(db);

const [corporation] = await db
  .select({ id: corporations.id })
  .from(corporations)
  .where(eq(corporations.slug, 'skf'));
const [opportunity] = await db
  .select({ id: opportunities.id, name: opportunities.name })
  .from(opportunities)
  .where(eq(opportunities.corporationId, corporation?.id ?? ''))
  .limit(1);
if (!corporation || !opportunity) throw new Error('The demonstration is not there.');

const lines = (...rows: string[]) => rows.join('\n');

test('projects are imported by source and id with their relations, and can be undone', async () => {
  const text = lines(
    'Key;Project;Challenge;Lead;RAG;Phase;Due;Partner',
    `P-1;Quiet rings;${opportunity.name};owner@skf.example;Amber;PoC;31.12.2027;Nobody Ltd`,
    'P-2;Loud rings;;;purple;Pilot;;',
    ';No id;;;;;;',
  );
  const path = await writeTestFile('projects.csv', text);
  const values = { of: 'projects', kind: null, corporationId: corporation.id } as const;
  const id = await add(path, { ...values, source: 'Planview' });
  await check(id);
  expect((await find(id)).preview).toMatchObject({ counts: { created: 2, rejected: 1 } });
  expect(await db.$count(projects, eq(projects.source, 'Planview'))).toBe(0);

  await run(id);
  expect(await counts(id)).toEqual({
    created: 2,
    updated: 0,
    unchanged: 0,
    rejected: 1,
    remarks: 2,
  });
  const [first] = await db.select().from(projects).where(eq(projects.externalId, 'P-1'));
  expect(first).toMatchObject({
    name: 'Quiet rings',
    phase: 'Proof of concept',
    health: 'at risk',
    endDate: '2027-12-31T00:00:00Z',
    opportunityId: opportunity.id,
    companyId: null,
    ownerId: expect.any(String),
  });
  expect(await problems(id)).toMatchObject([
    { row: 1, reasons: [expect.stringContaining('“Nobody Ltd” is not known here')] },
    { row: 2, reasons: [expect.stringContaining('“purple” is none of')] },
    { row: 3, result: 'rejected', reasons: ['The id at the source is missing.'] },
  ]);

  const again = await add(path, { ...values, source: 'Planview' });
  await run(again);
  expect(await counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 2, rejected: 1 });
  await undo(id);
  expect(await undone(id)).toEqual({ removed: 2, restored: 0, kept: 0 });
  expect(await db.$count(projects, eq(projects.source, 'Planview'))).toBe(0);
});

test('an import of projects leaves the fields that their system maintains', async () => {
  const values = { of: 'projects', kind: null, corporationId: corporation.id } as const;
  const source = 'Jira of the works';
  const add_ = async (row: string) => {
    const path = await writeTestFile('projects.csv', lines('Key;Project;Phase', row));
    const id = await add(path, { ...values, source });
    await run(id);
    return id;
  };
  await add_('M-1;Quiet rings;Discovery');
  const find_ = async () => {
    const [project] = await db.select().from(projects).where(eq(projects.source, source));
    return project;
  };
  const before = await find_();
  const [made] = await db
    .insert(projectSources)
    .values({ corporationId: corporation.id, source, masters: ['phase'] })
    .returning();
  await db.insert(externalProjects).values({
    projectId: before?.id ?? '',
    sourceId: made?.id ?? '',
    theirs: {},
    unknown: {},
    theirsAt: '2026-01-01T00:00:00Z',
  });

  const again = await add_('M-1;Quieter rings;Pilot');
  expect(await counts(again)).toMatchObject({ updated: 1, remarks: 1 });
  expect(await find_()).toMatchObject({
    name: 'Quieter rings',
    phase: 'Discovery',
    version: (before?.version ?? 0) + 1,
  });
  expect(await problems(again)).toMatchObject([
    { row: 1, reasons: [`Phase: maintained in ${source}; left as it is.`] },
  ]);
  expect(await counts(await add_('M-1;Quieter rings;Rollout'))).toMatchObject({ unchanged: 1 });
});

test('submissions are added to their opportunity, updated, and undone', async () => {
  const values = { of: 'submissions', kind: null, opportunityId: opportunity.id } as const;
  const header = 'ref,company,title,pitch,e-mail,stage';
  const first = await writeTestFile(
    'one.csv',
    lines(header, 'X-1,Tribo,Debris counted,As it was,a@b.example,', 'X-2,Other,Rings,,nobody,'),
  );
  const before = await db.$count(submissions, eq(submissions.opportunityId, opportunity.id));
  const made = await add(first, values);
  const { signal } = new AbortController();
  const reading = await engine.look(await find(made), signal);
  expect(reading.mapping).toMatchObject({ ref: 'externalId', 'e-mail': 'contactEmail' });
  await run(made);
  expect(await counts(made)).toMatchObject({ created: 1, rejected: 1 });

  const second = await writeTestFile(
    'two.csv',
    lines(header, 'X-1,Tribo,Debris counted,As it is,,'),
  );
  const changed = await add(second, values);
  await run(changed);
  expect(await counts(changed)).toMatchObject({ updated: 1 });
  const ofX1 = () => db.select().from(submissions).where(eq(submissions.externalId, 'X-1'));
  expect((await ofX1())[0]).toMatchObject({ pitch: 'As it is', contactEmail: 'a@b.example' });
  await undo(changed);
  expect((await ofX1())[0]).toMatchObject({ pitch: 'As it was' });

  await undo(made);
  expect(await undone(made)).toEqual({ removed: 1, restored: 0, kept: 0 });
  expect(await db.$count(submissions, eq(submissions.opportunityId, opportunity.id))).toBe(before);
});

test('a submission with votes stays when its import is undone', async () => {
  const path = await writeTestFile('v.csv', lines('ref,company,title', 'V-1,Tribo,Voted on'));
  const id = await add(path, { of: 'submissions', kind: null, opportunityId: opportunity.id });
  await run(id);
  await db.execute(sql`insert into votes (submission_id, user_id, value)
    select s.id, u.id, 'up' from submissions s, users u where s.external_id = 'V-1' limit 1`);
  await undo(id);
  expect(await undone(id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  const [noted] = await db.select().from(importChanges).where(eq(importChanges.importId, id));
  expect(noted?.kept).toContain('refers to it');
});

test("opportunities are imported with our field names or their source's, and twice without duplicates", async () => {
  const path = await writeTestFile(
    'challenges.json',
    JSON.stringify([
      {
        id: 'c1',
        name: 'Rings that speak',
        businessNeed: 'Quiet ones.',
        budget: '$5k',
        odd: 'kept',
      },
      { id: 'c2', businessNeed: 'Has no name.' },
    ]),
  );
  const values = { of: 'opportunities', kind: null, corporationId: corporation.id } as const;
  const id = await add(path, values);
  await run(id);
  expect(await counts(id)).toMatchObject({ created: 1, rejected: 1 });
  const named = () =>
    db.select().from(opportunities).where(eq(opportunities.name, 'Rings that speak'));
  expect((await named())[0]).toMatchObject({
    reward: { amount: 5000, currency: 'USD' },
    source: { externalId: 'c1', facts: [{ label: 'Odd', value: 'kept' }] },
  });
  const again = await add(path, values);
  await run(again);
  expect(await counts(again)).toMatchObject({ created: 0, unchanged: 1 });
  await undo(id);
  expect(await named()).toEqual([]);

  const federal = [
    { 'challenge-title': 'Turbines', 'challenge-id': 7, tagline: '<b>Cut</b> noise' },
  ];
  const other = await add(await writeTestFile('f.json', JSON.stringify(federal)), values);
  await run(other);
  expect(await counts(other)).toMatchObject({ created: 1 });
});

test('the case team of an opportunity comes along; roles of other names are named and kept', async () => {
  const member = (email: string, role: string) => ({ email, role });
  const team = [
    member('owner@skf.example', 'case-owner'),
    member('Member@SKF.example', 'Sponsor'),
    member('observer@skf.example', 'observers'),
    member('nobody@skf.example', 'Observer'),
  ];
  const record = { id: 't1', name: 'Rings with a team', businessNeed: 'Quiet ones.', team };
  const path = await writeTestFile('team.json', JSON.stringify([record]));
  const id = await add(path, { of: 'opportunities', kind: null, corporationId: corporation.id });
  await check(id);
  const reasons = [
    teamRemarks.otherRole('Sponsor', 'Member@SKF.example'),
    teamRemarks.nobody('nobody@skf.example'),
  ];
  expect((await find(id)).preview?.preview).toMatchObject([{ reasons }]);
  await run(id);
  expect(await problems(id)).toMatchObject([{ row: 1, reasons }]);
  const { rows } = await database.pool.query(
    `select u.email, t.role, t.role_name from opportunity_team t join users u on u.id = t.user_id
     join opportunities o on o.id = t.opportunity_id where o.name = $1 order by u.email`,
    [record.name],
  );
  expect(rows).toEqual([
    { email: 'member@skf.example', role: 'Observer', role_name: 'Sponsor' },
    { email: 'observer@skf.example', role: 'Observer', role_name: null },
    { email: 'owner@skf.example', role: 'Case Owner', role_name: null },
  ]);
  await undo(id);
  expect(await undone(id)).toEqual({ removed: 1, restored: 0, kept: 0 });
});

test('a day closes at its end in the corporation’s zone; an hour and a zone are as written', async () => {
  await db
    .update(corporations)
    .set({ timeZone: 'America/New_York' })
    .where(eq(corporations.id, corporation.id));
  const record = (id: string, startDate: string, endDate: string) => ({
    id,
    name: `Deadline ${id}`,
    businessNeed: 'Quiet ones.',
    startDate,
    endDate,
  });
  const path = await writeTestFile(
    'deadlines.json',
    JSON.stringify([
      record('z1', '2030-07-01', '2030-11-30'),
      record('z2', '2030-07-01 08:30', '2030-11-30 17:00'),
      record('z3', '2030-07-01T08:30:00+02:00', '2030-11-30 17:00 Europe/Stockholm'),
    ]),
  );
  const values = { of: 'opportunities', kind: null, corporationId: corporation.id } as const;
  const id = await add(path, values);
  await run(id);
  const dates = () =>
    db
      .select({ start: opportunities.startDate, end: opportunities.endDate })
      .from(opportunities)
      .where(sql`${opportunities.name} like 'Deadline z_'`)
      .orderBy(opportunities.name);
  expect(await dates()).toEqual([
    { start: '2030-07-01T04:00:00Z', end: '2030-12-01T04:59:59Z' },
    { start: '2030-07-01T12:30:00Z', end: '2030-11-30T22:00:00Z' },
    { start: '2030-07-01T06:30:00Z', end: '2030-11-30T16:00:00Z' },
  ]);
  const elsewhere = await add(path, { ...values, timeZone: 'UTC' });
  await run(elsewhere);
  expect((await dates())[0]).toEqual({
    start: '2030-07-01T00:00:00Z',
    end: '2030-11-30T23:59:59Z',
  });
});

test('an opportunity that was exported and is imported keeps its instants, whatever the zone', async () => {
  const owner = await server.signIn('owner@skf.example');
  const exported = await owner.ask(readOpportunity, { params: { id: opportunity.id } });
  const path = await writeTestFile('exported.json', JSON.stringify([exported]));
  const values = { of: 'opportunities', kind: null, corporationId: corporation.id } as const;
  const id = await add(path, values);
  await run(id);
  const [made] = await db
    .select()
    .from(opportunities)
    .where(sql`${opportunities.source} ->> 'externalId' = ${opportunity.id}`);
  const instants = (start?: string | null, end?: string | null) =>
    [start, end].map((at) => (at ? Date.parse(at) : null));
  expect(instants(made?.startDate, made?.endDate)).toEqual(
    instants(exported.cycleStartDate, exported.cycleEndDate),
  );
  expect(made?.source?.facts.map(({ label }) => label)).not.toContain('Days left');
  const again = await add(path, values);
  await run(again);
  expect(await counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
});
