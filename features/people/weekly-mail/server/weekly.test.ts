import { beforeEach, describe, expect, test } from 'vitest';
import { get as needsYou } from '#features/people/needs-you/domain/endpoints.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import * as subscriptions from '#features/people/notifications/domain/unsubscribe-endpoints.ts';
import { composeMails } from '#features/people/notifications/server/compose-mails.ts';
import { openUnsubscribeKeys } from '#features/people/notifications/server/unsubscribe-key.ts';
import { add as comment } from '#features/cases/comments/domain/endpoints.ts';
import { create as saveSearch } from '#features/directory/saved-searches/domain/endpoints.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { add as addBlock } from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import { openLog } from '#core/platform/log/log.ts';
import { catalogueOf } from '#core/domain/events/events.ts';
import { nextWeeklyMail } from '#core/domain/events/notification-channels.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as domain from '#app/features.domain.ts';
import { mailWeeks, type WeeklyRun } from './weekly.ts';
import { weeklyRunOf } from './weekly-jobs.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { submissionId } = await findDemoCase(server);
const [{ id: ownerId = '' } = {}] = (
  await pool.query<{ id: string }>('select id from users where email = $1', [owner.email])
).rows;

const { settings, services, jobs, database } = server;
const composer = {
  catalogue: catalogueOf(domain),
  authSecret: settings.authSecret,
  publicUrl: 'https://outrider.example',
  productName: 'Outrider',
};
const day = 24 * 60 * 60 * 1000;
const log = openLog('silent');
const run: WeeklyRun = {
  ...weeklyRunOf({ settings, services, jobs, database, log, demo: true }),
  composer,
};
const monday = nextWeeklyMail('UTC', new Date());
const mailOn = (at = monday, of = run) => mailWeeks(of, at);
const nextWeek = new Date(monday.getTime() + 7 * day);
const composeOthers = () =>
  composeMails(
    db,
    { ...composer, keys: openUnsubscribeKeys(settings.authSecret), delayMs: 0 },
    new Date(),
  );

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly unsubscribe: string;
  readonly cancelled_at: Date | null;
}
const mails = async () => (await pool.query<Mail>('select * from mails order by id')).rows;
const change = (body: object) => owner.ask(notifications.changeSettings, { body });
const off = (kind: string, channel = 'off') => change({ channels: [{ kind, channel }] });
const notices = async (kind: string) =>
  (await owner.ask(notifications.list, {})).data.filter((one) => one.kind === kind);
const mention = () =>
  developer.ask(comment, {
    params: { id: submissionId },
    body: { body: '@Elin Lund see this', mentions: [ownerId] },
  });

beforeEach(async () => {
  for (const table of ['notifications', 'user_metadata', 'mails', 'saved_searches']) {
    await pool.query(`delete from ${table}`);
  }
  // The week of one person is enough.
  await pool.query(
    `insert into weekly_mails (user_id, checked_at)
      select id, case when id = $1 then now() else now() + interval '1 year' end from users
      on conflict (user_id) do update set checked_at = excluded.checked_at`,
    [ownerId],
  );
  await publishBlock(monday);
});

async function publishBlock(before: Date): Promise<void> {
  await pool.query('delete from spotlight_blocks');
  const from = new Date(before.getTime() - 1000).toISOString();
  await foundry.ask(addBlock, {
    body: {
      title: 'A new valve',
      body: 'Read **this**.',
      subject: null,
      from,
      until: null,
      corporationIds: [],
      isPublic: false,
    },
  });
}

describe('the weekly email', () => {
  test('has my work as it stands, what saved searches found, Spotlight, and no email beside it', async () => {
    await owner.ask(saveSearch, {
      body: { name: 'Quokkas', query: 'quokka', filters: {}, frequency: 'weekly' },
    });
    await indexCompanies(server, [{ name: 'Quokka Works', oneLiner: 'quokka' }]);
    await pool.query(`update saved_searches set next_alert_at = $1`, [monday.toISOString()]);
    expect(await mailOn()).toBe(1);
    await composeOthers();
    const sent = await mails();
    expect(sent.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Your week at Outrider', owner.email],
    ]);
    const body = sent[0]?.body ?? '';
    const { total } = await owner.ask(needsYou);
    expect(total).toBeGreaterThan(1);
    const parts = [`${total} things wait for you`, '1 new company for “Quokkas”', 'in Spotlight'];
    expect(parts.map((part) => body.indexOf(part))).toEqual(
      parts.map((part) => body.indexOf(part)).toSorted((one, other) => one - other),
    );
    for (const part of [...parts, 'Quokka Works', 'A new valve']) expect(body).toContain(part);
    expect(await notices('my work'), 'My work is on a screen').toEqual([]);
    expect(await notices('spotlight of the week')).toHaveLength(1);
  });

  test('opens what it counts', async () => {
    await mailOn();
    const [mail] = await mails();
    const { kinds } = await owner.ask(needsYou);
    const lines = kinds.flatMap(({ lines: ofKind }) => ofKind);
    const links = [...(mail?.body ?? '').matchAll(/https:\/\/outrider\.example(\/\S+)/gu)].map(
      ([, link]) => link,
    );
    const listed = lines.filter(({ link }) => links.includes(link));
    expect(listed).toHaveLength(Math.min(lines.length, 10));
  });

  test('is one a week, also of two nodes, and nothing where there is nothing to say', async () => {
    const counts = await Promise.all([mailOn(), mailOn(), mailOn()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mailOn(new Date(monday.getTime() + day)), 'the same week').toBe(0);
    expect(await mails()).toHaveLength(1);
    await off('my work');
    await pool.query('delete from spotlight_blocks');
    await pool.query('update weekly_mails set checked_at = $2 where user_id = $1', [
      ownerId,
      new Date(monday.getTime() + 60 * day).toISOString(),
    ]);
    expect(await mailOn(new Date(monday.getTime() + 70 * day)), 'a quiet week').toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('that could not be made is made later, once, with all of it', async () => {
    const broken = {
      kind: 'x',
      place: 9,
      emit: () => Promise.reject(new Error('The power is gone.')),
    };
    expect(await mailOn(monday, { ...run, parts: [...run.parts, broken] })).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await notices('spotlight of the week')).toEqual([]);
    expect(await mailOn()).toBe(1);
    expect((await mails())[0]?.body).toContain('A new valve');
    expect(await notices('spotlight of the week')).toHaveLength(1);
  });

  test('carries what is unread for who wants that weekly; what was read is not in it', async () => {
    await change({ mails: 'weekly' });
    await mention();
    await composeOthers();
    expect(await mails()).toEqual([]);
    await mailOn();
    const mentioned = 'Arvid Kvist mentioned you on';
    expect((await mails())[0]?.body).toContain(mentioned);
    await mention();
    await owner.ask(notifications.readAll, {});
    await mailOn(nextWeek);
    const [, second] = await mails();
    expect(second?.body ?? '').not.toContain(mentioned);
  });

  test('without a mail server leaves nothing that is mailed later', async () => {
    expect(await mailOn(monday, { ...run, composer: null })).toBe(0);
    expect(await notices('spotlight of the week')).toHaveLength(1);
    const { rowCount } = await pool.query(
      'select from notifications where mail_due_at is not null',
    );
    expect(rowCount).toBe(0);
  });

  test('is cancelled by no reading in the app while it still says what waits', async () => {
    await mailOn();
    await owner.ask(notifications.readAll, {});
    expect((await mails())[0]?.cancelled_at).toBeNull();
  });
});

describe('who gets it', () => {
  test('switches each part off', async () => {
    await off('my work');
    await mailOn();
    const [first] = await mails();
    expect(first?.body).not.toContain('wait for you\n');
    expect(first?.body).toContain('A new valve');
    await off('my work', 'mail');
    await off('spotlight of the week', 'app');
    await publishBlock(nextWeek);
    await mailOn(nextWeek);
    const [, second] = await mails();
    expect(second?.body).toContain('wait for you');
    expect(second?.body).not.toContain('A new valve');
    expect(await notices('spotlight of the week')).toHaveLength(1);
  });

  test.each([
    ['it off', { weeklyMail: false }],
    ['no mails', { mails: 'off' }],
  ])('and chooses %s, gets none', async (_, body) => {
    await change(body);
    expect(await mailOn()).toBe(0);
    expect(await mails()).toEqual([]);
    expect(await notices('spotlight of the week')).toHaveLength(1);
  });

  test('ends it by its link, and nothing else', async () => {
    await mailOn();
    const key = (await mails())[0]?.unsubscribe.split('/').at(-1) ?? '';
    const about = { params: { key } };
    const before = await owner.ask(notifications.settings);
    expect(await server.anonymous.ask(subscriptions.subscription, about)).toMatchObject({
      kind: 'weekly mail',
      isSubscribed: true,
    });
    await server.anonymous.ask(subscriptions.unsubscribe, {
      ...about,
      body: { isEverything: false },
    });
    expect(await owner.ask(notifications.settings)).toEqual({ ...before, weeklyMail: false });
    expect(await server.anonymous.ask(subscriptions.subscription, about)).toMatchObject({
      isSubscribed: false,
    });
    await mention();
    await composeOthers();
    expect((await mails()).map(({ subject }) => subject)[1]).toContain('mentioned you');
  });

  test('changes their mind while something waits: it comes by the way that is now chosen', async () => {
    await mention();
    await change({ mails: 'weekly' });
    await composeOthers();
    expect(await mails()).toEqual([]);
    await change({ mails: 'each' });
    await composeOthers();
    expect(await mails()).toHaveLength(1);
  });
});
