import { expect, test } from 'vitest';
import { add } from '#features/comments/domain/endpoints.ts';
import { readAll } from '#features/notifications/domain/endpoints.ts';
import { needsYou } from '#features/projects/domain/endpoints.ts';
import type { NeedsYouItem } from '#features/projects/domain/needs-you.ts';
import { newId } from '#core/server/tables/columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { pilotCharters, projectMembers, projectMilestones } from './part-tables.ts';
import { projects } from './tables.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const superuser = await server.signIn('superuser@outrider.example');

const userId = async (email: string) =>
  (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]
    ?.id ?? '';
const { rows: found } = await pool.query<{ id: string }>(
  `select id from corporations where slug = 'skf'`,
);
const corporationId = found[0]?.id ?? '';

/** A project of SKF with an overdue milestone, a reached one and one of tomorrow. */
async function makeProject(values: Partial<typeof projects.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await db.insert(projects).values({
    ...{ id, source: 'test', name: `Project ${id}`, corporationId },
    ...{ phase: 'Pilot', health: 'on track', ...values },
  });
  const milestone = { projectId: id, dueDate: '2020-01-31' };
  await db.insert(projectMilestones).values([
    { ...milestone, name: 'Overdue' },
    { ...milestone, name: 'Reached', reachedAt: '2020-02-01T00:00:00Z' },
    { ...milestone, name: 'Later', dueDate: '2199-01-01' },
  ]);
  return id;
}

const itemsAbout = async (person: typeof owner, projectId: string) => {
  const { items } = await person.ask(needsYou, {});
  return items.filter((item: NeedsYouItem) => 'project' in item && item.project.id === projectId);
};

test('an overdue milestone waits for the owner and the members of its project only', async () => {
  const id = await makeProject({ ownerId: await userId('owner@skf.example') });
  const overdue = [{ kind: 'milestone', name: 'Overdue', dueDate: '2020-01-31' }];
  expect(await itemsAbout(owner, id)).toMatchObject(overdue);
  for (const other of [observer, member, norrland, superuser]) {
    expect(await itemsAbout(other, id)).toEqual([]);
  }
  await db
    .insert(projectMembers)
    .values({ projectId: id, userId: await userId('member@skf.example') });
  expect(await itemsAbout(member, id)).toMatchObject(overdue);
});

test('nothing of a closed or removed project waits', async () => {
  const ownerId = await userId('owner@skf.example');
  const closed = await makeProject({ ownerId, phase: 'Closed' });
  const removed = await makeProject({ ownerId, isActive: false });
  expect([...(await itemsAbout(owner, closed)), ...(await itemsAbout(owner, removed))]).toEqual([]);
});

test('a membership in another corporation shows nothing of it', async () => {
  const id = await makeProject();
  await db
    .insert(projectMembers)
    .values({ projectId: id, userId: await userId('member@norrland.example') });
  expect(await itemsAbout(norrland, id)).toEqual([]);
});

test('a pilot waits from its decision date until it is decided', async () => {
  const ownerId = await userId('owner@skf.example');
  const id = await makeProject({ ownerId });
  await db.insert(pilotCharters).values({ projectId: id, decisionDate: '2199-01-01' });
  const kinds = async () => (await itemsAbout(owner, id)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(['milestone']);
  await pool.query('update pilot_charters set decision_date = current_date where project_id = $1', [
    id,
  ]);
  expect(await kinds()).toEqual(['pilot', 'milestone']);
  await pool.query(`update pilot_charters set outcome = 'scale' where project_id = $1`, [id]);
  expect(await kinds()).toEqual(['milestone']);
});

test('an unread mention waits for the mentioned person, until it is read', async () => {
  const { submissionId } = await findDemoCase(server);
  const mentions = async () => (await owner.ask(needsYou, {})).mentions;
  const before = await mentions();
  const id = await userId('owner@skf.example');
  await superuser.ask(add, {
    params: { id: submissionId },
    body: { body: 'Please look, @Elin Lund', mentions: [id], parentId: null },
  });
  expect(await mentions()).toBe(before + 1);
  const { items } = await owner.ask(needsYou, {});
  expect(items.filter(({ kind }) => kind === 'mention').at(-1)).toMatchObject({
    submission: { submissionId },
  });
  expect((await member.ask(needsYou, {})).mentions).toBe(0);
  await owner.ask(readAll, {});
  expect(await mentions()).toBe(0);
});

test('overdue answers wait for those who decide, not for Observers', async () => {
  const { submissionId, opportunityId } = await findDemoCase(server);
  await pool.query(
    `update submissions set stage = 'New', created_at = now() - interval '90 days' where id = $1`,
    [submissionId],
  );
  const about = async (person: typeof owner) =>
    (await person.ask(needsYou, {})).items.filter(
      (item: NeedsYouItem) => item.kind === 'answers' && item.opportunity.id === opportunityId,
    );
  const [waiting] = await about(owner);
  expect(waiting).toMatchObject({ overdue: expect.any(Number) });
  expect(await about(observer)).toEqual([]);
});
