import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import * as notificationEndpoints from '#features/people/notifications/domain/endpoints.ts';
import * as endpoints from '#features/directory/saved-searches/domain/endpoints.ts';
import type { SavedSearchDraft } from '#features/directory/saved-searches/domain/saved-search.ts';
import { composeMails } from '#features/people/notifications/server/compose-mails.ts';
import { openUnsubscribeKeys } from '#features/people/notifications/server/unsubscribe-key.ts';
import * as domain from '#app/features.domain.ts';
import { catalogueOf } from '#core/domain/events/events.ts';
import { openLog } from '#core/platform/log/log.ts';
import { searchDatabase } from '#features/directory/search/server/database-search.ts';
import { addCompany } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { runAlerts, type AlertParts } from './alerts.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const member = await server.signIn('member@skf.example');
const log = openLog('silent');
const catalogue = catalogueOf(domain);
const parts: AlertParts = {
  db,
  log,
  find: (query) => searchDatabase(db, query),
};

const dayMs = 24 * 60 * 60 * 1000;
/** A time this many days from now; every search with daily alerts was due on each of them. */
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const runOn = (days: number) => runAlerts(parts, { now: inDays(days) });

beforeEach(async () => {
  await pool.query('delete from saved_searches');
  await pool.query('delete from mails');
  await pool.query('delete from notifications');
  await pool.query(`delete from companies where name like 'Quokka%'`);
});
const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

const save = (more: Partial<SavedSearchDraft> = {}) =>
  member.ask(endpoints.create, {
    body: { name: 'Quokkas', query: 'quokka', filters: {}, frequency: 'daily', ...more },
  });
const bell = async () =>
  (await member.ask(notificationEndpoints.list, {})).data.map(({ title }) => title);
/** The mails that are queued for what people were notified of. */
async function mails() {
  const keys = openUnsubscribeKeys(server.settings.authSecret);
  const publicUrl = 'https://outrider.example';
  const composer = { catalogue, keys, publicUrl, productName: 'Outrider', delayMs: 0 };
  await composeMails(db, composer, inDays(30));
  const { rows } = await pool.query<{ subject: string; body: string }>(
    'select * from mails order by created_at, id',
  );
  return rows;
}

describe('an alert', () => {
  test('notifies of new results in the app and by mail', async () => {
    const { id } = await save();
    await addCompany(pool, { name: 'Quokka One', oneLiner: 'Smiles' });
    await addCompany(pool, { name: 'Quokka Two' });
    expect(await runOn(1)).toBe(1);
    const { data } = await member.ask(notificationEndpoints.list, {});
    expect(data[0]).toMatchObject({
      kind: 'saved search has new results',
      title: '2 new companies for “Quokkas”',
      body: 'Quokka Two, Quokka One',
      link: `/search?q=quokka&saved=${id}`,
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe('2 new companies for “Quokkas”');
    expect(mail?.body).toMatch(
      /- Quokka One\n {2}Smiles\n {2}https:\/\/outrider\.example\/company\/startup\//u,
    );
    expect(mail?.body).toContain('You follow the saved search “Quokkas”.');
  });

  test('is not sent without new results, and never repeats any', async () => {
    await addCompany(pool, { name: 'Quokka Known' });
    await save();
    expect(await runOn(1)).toBe(0);
    await addCompany(pool, { name: 'Quokka New' });
    expect(await runOn(2)).toBe(1);
    expect(await runOn(3)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('names ten and counts all; in the app the count includes unread ones', async () => {
    await save();
    for (let n = 1; n <= savedSearchLimits.alertNames + 2; n += 1) {
      await addCompany(pool, { name: `Quokka ${n}` });
    }
    await runOn(1);
    const [mail] = await mails();
    expect(mail?.subject).toContain('12 new companies');
    expect(mail?.body.match(/^- /gmu)).toHaveLength(savedSearchLimits.alertNames + 1);
    expect(mail?.body).toContain('- 2 more\n');
    await addCompany(pool, { name: 'Quokka Late' });
    await runOn(2);
    expect(await bell()).toEqual(['13 new companies for “Quokkas”']);
  });

  test('keeps its results marked as new until the owner opens the search', async () => {
    const { id } = await save();
    await addCompany(pool, { name: 'Quokka New' });
    await runOn(1);
    const newIn = async () => (await member.ask(endpoints.news)).map(({ count }) => count);
    expect(await newIn()).toEqual([1]);
    await member.ask(endpoints.see, { params: { id } });
    expect(await newIn()).toEqual([0]);
  });

  test('comes once for any number of missed mornings', async () => {
    await save();
    await addCompany(pool, { name: 'Quokka New' });
    expect(await runOn(7)).toBe(1);
    const now = inDays(7);
    const { rows } = await pool.query<{ next: Date }>(
      'select next_alert_at as next from saved_searches',
    );
    expect(rows[0]?.next.getTime()).toBeGreaterThan(now.getTime());
    await addCompany(pool, { name: 'Quokka Newer' });
    expect(await runAlerts(parts, { now })).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('comes once, though several nodes check at the same time', async () => {
    for (let n = 0; n < 8; n += 1) await save({ name: `Quokkas ${n}` });
    await addCompany(pool, { name: 'Quokka New' });
    const now = inDays(1);
    const counts = await Promise.all([1, 2, 3].map(() => runAlerts(parts, { now })));
    expect(counts.reduce((sum, one) => sum + one)).toBe(8);
    expect(await mails()).toHaveLength(8);
  });

  test('that fails stays due, and the others are sent', async () => {
    await save({ name: 'Broken', query: 'quokka broken' });
    await save();
    await addCompany(pool, { name: 'Quokka New broken' });
    const find: AlertParts['find'] = async (query) => {
      if (query.text.includes('broken')) throw new Error('The index is away.');
      return searchDatabase(db, query);
    };
    expect(await runAlerts({ ...parts, find }, { now: inDays(1) })).toBe(1);
    expect(await runOn(1)).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toHaveLength(2);
  });

  test.each([
    ['is switched off', `update saved_searches set frequency = 'off'`],
    ['was taken away', 'update saved_searches set deleted_at = now()'],
    [
      'belongs to somebody who was deactivated',
      'update users set is_active = false where email = $1',
    ],
  ])('is not sent for a search that %s', async (_, change) => {
    await save();
    await addCompany(pool, { name: 'Quokka New' });
    await pool.query(change, change.includes('$1') ? [member.email] : []);
    afterwards.push(() => pool.query('update users set is_active = true'));
    expect(await runAlerts(parts, { now: inDays(1), all: true })).toBe(0);
  });
});

test('deleted searches are purged after a day', async () => {
  const { id } = await save();
  await member.ask(endpoints.remove, { params: { id } });
  await runOn(0.5);
  expect((await pool.query('select from saved_searches')).rowCount).toBe(1);
  await runOn(2);
  expect((await pool.query('select from saved_searches')).rowCount).toBe(0);
});
