import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendarContentType } from '#core/server/calendar/calendar.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { create, get, remove } from '#features/people/calendar/domain/endpoints.ts';
import { makeSubmission } from '#features/people/needs-you/tests/one-of-each.ts';
import {
  pilotCharters,
  projectMilestones,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { pitchDayOpportunities, pitchDays } from '#features/portfolio/pitch-days/server/tables.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const member = await server.signIn('member@skf.example');
const { opportunityId } = await findDemoCase(server);
const { rows } = await pool.query<{ id: string; corporationId: string }>(
  `select id, corporation_id as "corporationId" from users where email = 'owner@skf.example'`,
);
const [{ id: ownerId = '', corporationId = '' } = {}] = rows;
beforeEach(() => pool.query('delete from calendar_feeds'));

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

const pathOf = ({ feed }: { feed: { address: string } | null }): string =>
  new URL(feed?.address ?? '').pathname;

const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

interface Entry {
  readonly [property: string]: string;
}

/** The entries of a calendar, by their ids, written from RFC 5545. */
function entriesIn(text: string): Map<string, Entry> {
  const entries = text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((entry): Entry => {
      const lines = entry.slice(0, entry.indexOf('END:VEVENT')).trim().split('\r\n');
      return Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      );
    });
  return new Map(entries.map((entry) => [entry['UID'] ?? '', entry]));
}

async function calendarOf(person: SignedIn): Promise<Map<string, Entry>> {
  const answer = await read(pathOf(await person.ask(create, {})));
  expect(answer.statusCode).toBe(200);
  return entriesIn(answer.body);
}

describe('an address', () => {
  test('is made, shown again, renewed and ended', async () => {
    expect(await owner.ask(get, {})).toEqual({ feed: null });
    const first = await owner.ask(create, {});
    expect(await owner.ask(get, {})).toEqual(first);
    expect((await read(pathOf(first))).statusCode).toBe(200);
    const second = await owner.ask(create, {});
    expect(pathOf(second)).not.toBe(pathOf(first));
    expect((await read(pathOf(first))).statusCode).toBe(404);
    expect((await read(pathOf(second))).statusCode).toBe(200);
    await owner.ask(remove, {});
    expect((await read(pathOf(second))).statusCode).toBe(404);
  });

  test('is in no table, neither is what proves it', async () => {
    const path = pathOf(await owner.ask(create, {}));
    const proof = path.slice(-'.ics'.length - 32, -'.ics'.length);
    const { rows: stored } = await pool.query<{ text: string }>(
      `select row_to_json(calendar_feeds)::text as text from calendar_feeds
      union all select row_to_json(idempotency_keys)::text from idempotency_keys
      union all select row_to_json(audit_entries)::text from audit_entries`,
    );
    expect(stored.filter(({ text }) => text.includes(proof))).toEqual([]);
  });

  test('ends when its person is disabled', async () => {
    const path = pathOf(await observer.ask(create, {}));
    expect((await read(path)).statusCode).toBe(200);
    await pool.query(`update users set is_active = false where email = 'observer@skf.example'`);
    expect((await read(path)).statusCode).toBe(404);
    await pool.query(`update users set is_active = true where email = 'observer@skf.example'`);
  });

  test('cannot be guessed from a person, nor be anything else', async () => {
    const path = pathOf(await owner.ask(create, {}));
    for (const wrong of [
      path.replace('/calendar/', '/calendar/A'),
      `${path.slice(0, '/calendar/'.length + 22)}${'A'.repeat(32)}.ics`,
      path.replace('.ics', 'A.ics'),
      '/calendar/x.ics',
      `/calendar/${randomUUID()}.ics`,
    ]) {
      expect((await read(wrong)).statusCode, wrong).toBe(404);
    }
  });

  test('is read anew only when something has changed', async () => {
    const path = pathOf(await owner.ask(create, {}));
    const first = await read(path);
    expect(first.headers['content-type']).toBe(calendarContentType);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await pool.query(`update opportunities set name = 'Renamed, quickly', updated_at = now()
      where id = '${opportunityId}'`);
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain(String.raw`Closes: Renamed\, quickly`);
  });
});

describe('a calendar has', () => {
  test('when an opportunity closes, for its case team', async () => {
    await pool.query(
      `update opportunities set end_date = $2, closed_at = null, reopened_at = null where id = $1`,
      [opportunityId, '2027-03-01T22:59:00.000Z'],
    );
    await pool.query(`update corporations set time_zone = 'Europe/Stockholm' where id = $1`, [
      corporationId,
    ]);
    const uid = `closing-${opportunityId}@${new URL(server.settings.publicUrl).hostname}`;
    const entry = (await calendarOf(owner)).get(uid);
    expect(entry).toMatchObject({
      DTSTART: '20270301T225900Z',
      TRANSP: 'TRANSPARENT',
      'URL;VALUE=URI': `${server.settings.publicUrl}/opportunity/${opportunityId}`,
    });
    expect(entry?.['DESCRIPTION']).toContain(String.raw`1 Mar 2027\, 23:59 Stockholm`);
    expect((await calendarOf(observer)).has(uid)).toBe(true);
    expect((await calendarOf(member)).has(uid)).toBe(false);
    await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
    expect((await calendarOf(owner)).has(uid)).toBe(false);
    await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
  });

  test('decisions that are due, counted by day, for who decides', async () => {
    const decisionsOf = async (person: SignedIn) =>
      [...(await calendarOf(person))].filter(([uid]) =>
        uid.startsWith(`decisions-${opportunityId}-`),
      );
    await pool.query('update submissions set is_active = false where opportunity_id = $1', [
      opportunityId,
    ]);
    expect(await decisionsOf(owner)).toEqual([]);
    for (let count = 0; count < 2; count += 1) await makeSubmission({ server, opportunityId });
    const [[, entry] = []] = await decisionsOf(owner);
    expect(entry?.['SUMMARY']).toMatch(/^2 decisions due: /u);
    expect(entry).toHaveProperty('DTSTART;VALUE=DATE');
    expect(await decisionsOf(observer)).toEqual([]);
  });

  test('milestones and pilots, for who owns them', async () => {
    const id = randomUUID();
    await db.insert(projects).values({
      id,
      source: 'test',
      name: 'Seals',
      corporationId,
      ownerId,
      phase: 'Pilot',
      health: 'on track',
    });
    const [milestoneId, farId] = [randomUUID(), randomUUID()];
    await db.insert(projectMilestones).values([
      { id: milestoneId, projectId: id, name: 'First rig', dueDate: dayIn(20) },
      { id: farId, projectId: id, name: 'Far', dueDate: dayIn(500) },
    ]);
    await db.insert(pilotCharters).values({ projectId: id, decisionDate: dayIn(40) });
    const titles = async (person: SignedIn) =>
      [...(await calendarOf(person)).values()].map(({ SUMMARY }) => SUMMARY);
    expect(await titles(owner)).toEqual(
      expect.arrayContaining(['First rig: Seals', 'Pilot decision: Seals']),
    );
    expect(await titles(owner)).not.toContain('Far: Seals');
    expect(await titles(member)).not.toContain('First rig: Seals');
    await db.update(projectMilestones).set({ reachedAt: new Date().toISOString() });
    expect(await titles(owner)).not.toContain('First rig: Seals');
  });

  test('pitch days of the case team, in their time zone', async () => {
    const id = randomUUID();
    const times = { startsAt: '09:00', endsAt: '16:30', slotMinutes: 30 };
    await db.insert(pitchDays).values({
      ...times,
      id,
      corporationId,
      name: 'Spring',
      date: '2027-04-14',
      timeZone: 'Europe/Stockholm',
    });
    await db.insert(pitchDayOpportunities).values({ pitchDayId: id, opportunityId, wanted: 1 });
    const uid = `pitch-day-${id}@${new URL(server.settings.publicUrl).hostname}`;
    const entry = (await calendarOf(owner)).get(uid);
    expect(entry).toMatchObject({
      SUMMARY: 'Pitch day: Spring',
      DTSTART: '20270414T070000Z',
      DTEND: '20270414T143000Z',
    });
    expect(entry).not.toHaveProperty('TRANSP');
    expect((await calendarOf(member)).has(uid)).toBe(false);
  });

  test('nothing for somebody whose address is not confirmed', async () => {
    const path = pathOf(await owner.ask(create, {}));
    const verify = (isVerified: boolean) =>
      pool.query(`update auth_users set email_verified = $1 where email = 'owner@skf.example'`, [
        isVerified,
      ]);
    await verify(false);
    expect(entriesIn((await read(path)).body).size).toBe(0);
    await verify(true);
  });
});
