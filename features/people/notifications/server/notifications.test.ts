import { beforeEach, expect, test } from 'vitest';
import { add, edit } from '#features/cases/comments/domain/endpoints.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import type { Notification } from '#features/people/notifications/domain/notification.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
import { notifications as rows } from '#core/server/tables/notifications.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const superuser = await server.signIn('superuser@outrider.example');
const link = `/opportunity/${opportunityId}?tab=submissions&submission=${submissionId}`;

const idOf = async (email: string) => {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const ownerId = await idOf('owner@skf.example');
const developerId = await idOf('developer@skf.example');

beforeEach(async () => {
  await pool.query('truncate notifications');
  await pool.query('delete from comments');
  await pool.query(`update submissions set stage = 'New', reason = null where id = $1`, [
    submissionId,
  ]);
});

const toldTo = async (person: typeof owner): Promise<Notification[]> =>
  (await person.ask(notifications.list)).data;
const say = (person: typeof owner, body: string, parentId: string | null = null) =>
  person.ask(add, { params: { id: submissionId }, body: { body, parentId } });
const moveTo = (person: typeof owner, stage: string) =>
  person.ask(move, { params: { id: submissionId }, body: { stage } });
const tell = (title: string) =>
  db.insert(rows).values({ userId: ownerId, kind: 'message', title, link: '/discover' });

test('people list, count and read only their own notifications, newest first, in pages', async () => {
  for (let index = 0; index < 7; index += 1) await tell(`News ${index}`);
  const walked = await fetchAllPages<Notification>(owner, '/notifications', { limit: 3 });
  expect(walked.map(({ title }) => title)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((index) => `News ${index}`),
  );
  expect(await owner.ask(notifications.unread)).toEqual({ count: 7 });
  expect(await toldTo(superuser)).toEqual([]);

  const id = walked[2]?.id ?? '';
  expect((await superuser.try(notifications.read, { params: { id } })).status).toBe(404);
  await owner.ask(notifications.read, { params: { id } });
  const readAt = (await toldTo(owner)).find((one) => one.id === id)?.readAt;
  expect(readAt).toEqual(expect.any(String));
  await owner.ask(notifications.read, { params: { id } });
  expect((await toldTo(owner)).find((one) => one.id === id)?.readAt).toBe(readAt);
  expect(await owner.ask(notifications.unread)).toEqual({ count: 6 });

  await superuser.ask(notifications.readAll);
  expect(await owner.ask(notifications.unread)).toEqual({ count: 6 });
  await owner.ask(notifications.readAll);
  expect(await owner.ask(notifications.unread)).toEqual({ count: 0 });
});

test('a cursor from another person’s list reveals nothing of theirs', async () => {
  for (let index = 0; index < 3; index += 1) await tell(`News ${index}`);
  const { endCursor } = await owner.ask(notifications.list, { query: { limit: '1' } });
  const page = await superuser.ask(notifications.list, { query: { cursor: endCursor } });
  expect(page.data).toEqual([]);
});

test('Case Owners are notified of a move, once until they read it', async () => {
  await moveTo(developer, 'Screening');
  await moveTo(developer, 'Shortlist');
  expect(await toldTo(owner)).toMatchObject([
    {
      kind: 'submission moved',
      title: expect.stringMatching(/^Arvid Kvist moved .* to Shortlist$/u),
      link,
    },
  ]);
  await owner.ask(notifications.readAll);
  await moveTo(developer, 'Pitch');
  expect(await toldTo(owner)).toHaveLength(2);
  expect(await toldTo(observer)).toEqual([]);
});

test('nobody is notified of their own actions, or of a new position in the same stage', async () => {
  await moveTo(owner, 'Screening');
  await moveTo(developer, 'Screening');
  expect(await toldTo(owner)).toEqual([]);
  expect(await toldTo(developer)).toEqual([]);
});

test('a refused move notifies nobody', async () => {
  await developer.try(move, { params: { id: submissionId }, body: { stage: 'Declined' } });
  expect(await toldTo(owner)).toEqual([]);
});

test('a reply notifies the participants of the thread, without its text', async () => {
  const first = await say(owner, 'Ask for the three misses.');
  expect(await toldTo(developer)).toEqual([]);
  await say(developer, 'A secret answer', first.id);
  expect(await toldTo(owner)).toMatchObject([
    {
      kind: 'comment',
      title: expect.stringMatching(/^Arvid Kvist replied on /u),
      link: `${link}&part=discussion`,
    },
  ]);
  expect(JSON.stringify(await toldTo(owner))).not.toContain('secret');
  await say(superuser, 'Me too', first.id);
  await say(superuser, 'And again', first.id);
  expect(await toldTo(owner)).toHaveLength(1);
  expect(await toldTo(developer)).toHaveLength(1);
  expect(await toldTo(superuser)).toEqual([]);
});

test('editing a comment does not notify again', async () => {
  const first = await say(owner, 'Ask.');
  const answer = await say(developer, 'Yes', first.id);
  await pool.query('truncate notifications');
  await developer.ask(edit, { params: { id: answer.id }, body: { body: 'No' } });
  expect(await toldTo(owner)).toEqual([]);
});

test('former members of the case team are not notified of its discussion', async () => {
  const first = await say(developer, 'Ask.');
  await owner.ask(opportunities.leaveTeam, {
    params: { id: opportunityId, userId: developerId },
  });
  await pool.query('truncate notifications');
  await say(owner, 'An answer', first.id);
  expect(await toldTo(developer)).toEqual([]);
  await owner.ask(opportunities.giveRole, {
    params: { id: opportunityId, userId: developerId },
    body: { role: 'Business Developer' },
  });
});
