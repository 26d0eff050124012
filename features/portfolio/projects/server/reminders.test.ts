import { expect, test } from 'vitest';
import * as charters from '#features/portfolio/projects/domain/charter-endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import * as parts from '#features/portfolio/projects/domain/part-endpoints.ts';
import { at, openProjects } from '#features/portfolio/projects/tests/open-projects.ts';
import { notified } from '#core/tests/notified.ts';
import { runReminders } from './reminders.ts';

const { server, pool, owner, ownerId, make } = await openProjects();
const { db } = server.database;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const toldOf = async (name: string) =>
  (await notified(pool))
    .filter(({ title }) => title.includes(name))
    .map(({ email, kind }) => `${email} ${kind}`);
const overdue = `${owner.email} project update overdue`;

test('an update that is 14 days overdue tells the owner, once a week', async () => {
  const { name } = await make({ name: 'Reminded numbat' });
  await runReminders(db, inDays(13));
  expect(await toldOf(name)).toEqual([]);
  const both = await Promise.all([runReminders(db, inDays(15)), runReminders(db, inDays(15))]);
  expect(both.filter((count) => count > 0).length).toBeGreaterThan(0);
  expect(await toldOf(name)).toEqual([overdue]);
  await pool.query('update notifications set read_at = now()');
  await runReminders(db, inDays(21));
  expect(await toldOf(name)).toEqual([overdue]);
  await runReminders(db, inDays(23));
  expect(await toldOf(name)).toEqual([overdue, overdue]);
});

test('neither a closed project, nor one with a recent update, nor one without an owner', async () => {
  const closed = await make({ name: 'Quiet numbat one', phase: 'Closed' });
  const ownerless = await make({ name: 'Quiet numbat two', ownerId: null });
  const reported = await make({ name: 'Quiet numbat three' });
  await owner.ask(parts.addUpdate, { ...at(reported), body: { body: 'All well.' } });
  await pool.query(
    `update projects set created_at = now() - interval '20 days' where name like 'Quiet numbat%'`,
  );
  await runReminders(db, inDays(1));
  for (const { name } of [closed, ownerless, reported]) expect(await toldOf(name)).toEqual([]);
});

test('the decision date tells the owners once, and again after an extension', async () => {
  const project = await make({ name: 'Deciding numbat' });
  const day = (days: number) => inDays(days).toISOString().slice(0, 10);
  await owner.ask(charters.write, {
    ...at(project),
    body: {
      criteria: [{ name: 'Drift', target: '1' }],
      decisionDate: day(3),
      ownerId,
      companyOwner: 'Ann',
      version: 0,
    },
  });
  await owner.ask(endpoints.update, { ...at(project), body: { version: 1, phase: 'Pilot' } });
  await runReminders(db, inDays(2));
  expect(await toldOf(project.name)).toEqual([]);
  await runReminders(db, inDays(3));
  await runReminders(db, inDays(4));
  const reminder = `${owner.email} decision date reached`;
  expect(await toldOf(project.name)).toEqual([reminder]);
  await pool.query('update notifications set read_at = now()');
  const body = { decisionDate: day(6), reason: 'Late.' };
  await owner.ask(charters.extend, { ...at(project), body });
  await runReminders(db, inDays(7));
  expect(await toldOf(project.name)).toEqual([reminder, reminder]);
});

test('nobody is reminded of a project whose corporation was deleted', async () => {
  const { name, id, corporation } = await make({ name: 'Deleted numbat' });
  await pool.query(`update projects set created_at = now() - interval '20 days' where id = $1`, [
    id,
  ]);
  const setActive = (isActive: boolean) =>
    pool.query('update corporations set is_active = $2 where id = $1', [corporation.id, isActive]);
  await setActive(false);
  await runReminders(db, inDays(1));
  expect(await toldOf(name)).toEqual([]);
  await setActive(true);
  await runReminders(db, inDays(1));
  expect(await toldOf(name)).toEqual([overdue]);
});
