import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { add } from '#features/cases/comments/domain/endpoints.ts';
import { openMailSender } from '#features/people/mails/server/mail-sender.ts';
import * as endpoints from '#features/people/notifications/domain/endpoints.ts';
import * as subscriptions from '#features/people/notifications/domain/unsubscribe-endpoints.ts';
import { minute } from '#core/domain/units.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { catalogueOf } from '#core/domain/events/events.ts';
import { inject } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as domain from '#app/features.domain.ts';
import { composeMails } from './compose-mails.ts';
import { openUnsubscribeKeys } from './unsubscribe-key.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const { submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const people = await owner.send('GET', '/users/get-by-email', { query: { email: owner.email } });
const ownerId = (people.body as { id: string }).id;

const keys = openUnsubscribeKeys(server.settings.authSecret);
const publicUrl = 'https://outrider.example';
const composer = {
  keys,
  publicUrl,
  productName: 'Outrider',
  delayMs: 0,
  catalogue: catalogueOf(domain),
};
const compose = (now?: Date) => composeMails(db, composer, now);

interface Queued {
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly unsubscribe: string;
  readonly cancelled_at: Date | null;
}
const queued = async () => (await pool.query<Queued>('select * from mails order by id')).rows;
const due = async () =>
  (
    await pool.query<{ at: Date }>(
      'select mail_due_at as at from notifications where mail_due_at is not null',
    )
  ).rows.map(({ at }) => at);

/** Arvid mentions Elin, which is mailed unless she chose otherwise. */
const mention = (text = 'See this') =>
  developer.ask(add, {
    params: { id: submissionId },
    body: { body: `@Elin Lund ${text}`, mentions: [ownerId] },
  });
const change = (body: object) => owner.ask(endpoints.changeSettings, { body });
const newest = async () => (await owner.ask(endpoints.list, {})).data;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});
beforeEach(async () => {
  for (const table of ['notifications', 'user_metadata', 'notification_mutes', 'mails']) {
    await pool.query(`delete from ${table}`);
  }
});

const smtpAt = (url: string) =>
  openSmtp({
    url,
    from: { name: 'Outrider', address: 'scouting@outrider.example' },
    openMs: mailLimits.mailSendMs,
    answerMs: mailLimits.mailAnswerMs,
  });

describe('a mail about a notification', () => {
  test('is sent as text and HTML, with a header for one-click unsubscribing', async () => {
    await mention();
    await compose();
    const { url, delivered, close } = await openMailServer();
    const sender = openMailSender(server.database, smtpAt(url), openLog('silent'), { pollMs: 20 });
    afterwards.push(close, () => sender.close());
    await waitUntil(async () => delivered.length === 1);
    expect(delivered[0]?.to).toEqual([owner.email]);
    const raw = (delivered[0]?.raw ?? '').replaceAll(/\r\n[ \t]/gu, ' ');
    expect(raw).toMatch(/^Subject: Arvid Kvist mentioned you on /mu);
    expect(raw).toMatch(
      /^List-Unsubscribe: <https:\/\/outrider\.example\/unsubscribe\/[\w.-]+>\r$/mu,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/mu);
    expect(raw).toMatch(/^Content-Type: text\/plain/mu);
    expect(raw).toMatch(/^Content-Type: text\/html/mu);
    const [mail] = await queued();
    expect(mail?.body).toContain('\nYou were mentioned.\n');
    expect(mail?.html).toContain('You were mentioned.');
  });

  test('cannot carry markup of whoever wrote a name', async () => {
    await mention();
    await pool.query(`update users set first_name = '<b>"El"' where id = $1`, [ownerId]);
    afterwards.push(() =>
      pool.query(`update users set first_name = 'Elin' where id = $1`, [ownerId]),
    );
    await compose();
    const [mail] = await queued();
    expect(mail?.html).toContain('Hello &lt;b&gt;&quot;El&quot;,');
    expect(mail?.html).not.toContain('<b>');
  });

  test('waits, and is not written for what was read in the app meanwhile', async () => {
    await mention();
    const [at = new Date(0)] = await due();
    const composeAfter = (ms: number) =>
      composeMails(db, { ...composer, delayMs: minute }, new Date(at.getTime() + ms));
    await composeAfter(minute - 1);
    expect(await queued()).toEqual([]);
    await composeAfter(minute);
    expect(await queued()).toHaveLength(1);
    await mention();
    await owner.ask(endpoints.readAll);
    await compose();
    expect(await queued()).toHaveLength(1);
  });

  test('that could not be sent yet is cancelled when its notification is read', async () => {
    await mention();
    await compose();
    expect((await queued())[0]?.cancelled_at).toBeNull();
    const [one] = await newest();
    await owner.ask(endpoints.read, { params: { id: one?.id ?? '' } });
    expect((await queued())[0]?.cancelled_at).not.toBeNull();
    const { url, delivered, close } = await openMailServer();
    const sender = openMailSender(server.database, smtpAt(url), openLog('silent'), { pollMs: 20 });
    afterwards.push(close, () => sender.close());
    await mention('This one is sent');
    await compose();
    const sent = async () =>
      (await pool.query<{ id: string }>('select id from mails where sent_at is not null')).rows;
    await waitUntil(async () => (await sent()).length > 0);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.raw).toContain(`Message-ID: <${(await sent())[0]?.id}@`);
    // Read, marked as unread again: it is not mailed a second time.
    await owner.ask(endpoints.markUnread, { params: { id: one?.id ?? '' } });
    await compose();
    expect(await queued()).toHaveLength(2);
  });

  test.each([
    [
      'is not confirmed',
      'update auth_users set email_verified = $1 where email = $2',
      [false, true],
    ],
    ['was deactivated', 'update users set is_active = $1 where email = $2', [false, true]],
  ])('is not sent to somebody whose address or account %s', async (_, sql, [off, on]) => {
    await mention();
    await pool.query(sql, [off, owner.email]);
    afterwards.push(() => pool.query(sql, [on, owner.email]));
    await compose();
    expect(await queued()).toEqual([]);
  });

  test('is queued once, though several nodes compose at the same time', async () => {
    for (let n = 0; n < 10; n += 1) await mention(String(n));
    await Promise.all([compose(), compose(), compose()]);
    expect(await queued()).toHaveLength(10);
    const { rowCount } = await pool.query('select from notifications where mail_id is not null');
    expect(rowCount).toBe(10);
  });
});

describe('a person', () => {
  test('chooses a channel for each kind; off means not in the app either', async () => {
    const { channels, mails, timeZone } = await owner.ask(endpoints.settings);
    expect({ mails, timeZone }).toEqual({ mails: 'each', timeZone: 'UTC' });
    expect(channels).toContainEqual(expect.objectContaining({ kind: 'mention', channel: 'mail' }));
    expect(channels).toContainEqual(expect.objectContaining({ kind: 'comment', channel: 'app' }));
    await change({ channels: [{ kind: 'mention', channel: 'app' }] });
    await mention();
    expect([await due(), await newest()]).toMatchObject([[], [{ kind: 'mention' }]]);
    await change({ channels: [{ kind: 'mention', channel: 'off' }] });
    await mention();
    expect(await newest()).toHaveLength(1);
    const now = await owner.ask(endpoints.settings);
    expect(now.channels).toContainEqual(
      expect.objectContaining({ kind: 'mention', channel: 'off' }),
    );
    expect((await developer.ask(endpoints.settings)).channels).toEqual(channels);
  });

  test('gets a digest in the morning of their time zone', async () => {
    await change({ mails: 'daily', timeZone: 'Pacific/Auckland' });
    await mention('one');
    await mention('two');
    const [at = new Date(0)] = await due();
    const local = { timeZone: 'Pacific/Auckland', hour: '2-digit', minute: '2-digit' } as const;
    expect(at.toLocaleTimeString('en-GB', local)).toBe('07:00');
    expect(at.getTime() - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
    await compose(new Date(at.getTime() - 1000));
    expect(await queued()).toEqual([]);
    await compose(at);
    const mails = await queued();
    expect(mails.map(({ subject }) => subject)).toEqual(['2 notifications from Outrider']);
    expect(mails[0]?.body.match(/mentioned you on/gu)).toHaveLength(2);
    // One is read: the other still needs the mail. Then nothing does.
    const [first, second] = await newest();
    await owner.ask(endpoints.read, { params: { id: first?.id ?? '' } });
    expect((await queued())[0]?.cancelled_at).toBeNull();
    await owner.ask(endpoints.read, { params: { id: second?.id ?? '' } });
    expect((await queued())[0]?.cancelled_at).not.toBeNull();
  });

  test('who changes their mind is asked no more by what was already due', async () => {
    await mention();
    expect(await due()).toHaveLength(1);
    await change({ mails: 'weekly', timeZone: 'Europe/Stockholm' });
    const [monday = new Date(0)] = await due();
    const local = { timeZone: 'Europe/Stockholm', weekday: 'long', hour: '2-digit' } as const;
    expect(monday.toLocaleString('en-GB', local)).toBe('Monday, 07');
    await change({ mails: 'off' });
    expect(await due()).toEqual([]);
  });

  test('are told that there is no mail server, and what is usual of each kind', async () => {
    const settings = await owner.ask(endpoints.settings);
    expect(settings).toMatchObject({ sendsMail: false, mailAddress: null });
    const usual = new Map(settings.channels.map((one) => [one.kind, one.usual]));
    expect([usual.get('mention'), usual.get('submission moved')]).toEqual(['mail', 'app']);
  });

  test('cannot choose what does not exist', async () => {
    for (const body of [
      { timeZone: 'Mars/Olympus' },
      { mails: 'hourly' },
      { channels: [{ kind: 'gossip', channel: 'app' }] },
      { channels: [{ kind: 'mention', channel: 'pigeon' }] },
    ]) {
      const reply = await owner.send('PATCH', '/notifications/settings', { body });
      expect(reply.status).toBe(400);
    }
    for (const list of ['/notifications', '/notifications/groups']) {
      expect((await owner.send('GET', `${list}?kind=gossip`)).status).toBe(400);
    }
  });

  test('mutes a thing: only what names them still comes', async () => {
    const about = { subject: 'submission', subjectId: submissionId };
    expect((await owner.try(endpoints.mute, { params: about })).status).toBe(404);
    const first = await owner.ask(add, { params: { id: submissionId }, body: { body: 'Ask.' } });
    const reply = () =>
      developer.ask(add, {
        params: { id: submissionId },
        body: { body: 'Yes', parentId: first.id },
      });
    await reply();
    expect(await newest()).toHaveLength(1);
    await owner.ask(endpoints.mute, { params: about });
    expect(await owner.ask(endpoints.unread)).toEqual({ count: 0 });
    await reply();
    expect(await newest()).toHaveLength(1);
    await mention();
    expect((await newest()).map(({ kind }) => kind)).toEqual(['mention', 'comment']);
    const { muted } = await owner.ask(endpoints.settings);
    expect(muted).toMatchObject([{ ...about, name: expect.stringMatching(/\w/u) }]);
    await owner.ask(endpoints.unmute, { params: about });
    await reply();
    expect(await newest()).toHaveLength(3);
  });
});

describe('unsubscribing', () => {
  const oneClick = (key: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    inject(server.app, {
      method: 'POST',
      url: `/unsubscribe/${key}`,
      headers: { 'content-type': type },
      payload,
    });
  const form = 'List-Unsubscribe=One-Click';
  async function mailedKey(): Promise<string> {
    await mention();
    await compose();
    return (await queued())[0]?.unsubscribe.split('/').at(-1) ?? '';
  }
  const channelOfMentions = async () =>
    (await owner.ask(endpoints.settings)).channels.find(({ kind }) => kind === 'mention')?.channel;

  test('takes one POST without a session, in both encodings; again it is no error', async () => {
    const key = await mailedKey();
    expect((await oneClick(key, form)).status).toBe(204);
    expect(await channelOfMentions()).toBe('app');
    expect((await oneClick(key, form)).status).toBe(204);
    await change({ channels: [{ kind: 'mention', channel: 'mail' }] });
    const parts = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
    const sent = await oneClick(key, parts, 'multipart/form-data; boundary=b');
    expect(sent.status).toBe(204);
    expect(await channelOfMentions()).toBe('app');
  });

  test('asks first on a page, which tells who and what, and can end all mails', async () => {
    const key = await mailedKey();
    const about = { params: { key } };
    const subscription = await server.anonymous.ask(subscriptions.subscription, about);
    expect(subscription).toEqual({
      address: 'o•••@skf.example',
      kind: 'mention',
      isSubscribed: true,
    });
    expect(await channelOfMentions()).toBe('mail');
    const everything = { ...about, body: { isEverything: true } };
    await server.anonymous.ask(subscriptions.unsubscribe, everything);
    expect((await owner.ask(endpoints.settings)).mails).toBe('off');
    expect(await server.anonymous.ask(subscriptions.subscription, about)).toMatchObject({
      isSubscribed: false,
    });
  });

  test('refuses a key that is forged, of somebody else, or of nobody, and other bodies', async () => {
    const key = await mailedKey();
    const [content = '', proof = ''] = key.split('.');
    const other = Buffer.from(JSON.stringify([ownerId, null])).toString('base64url');
    const nobody = keys.keyOf({ userId: crypto.randomUUID(), kind: null });
    for (const wrong of [`${other}.${proof}`, `${content}.`, content, 'x', nobody]) {
      expect((await oneClick(wrong, form)).status).toBe(404);
      const reply = await server.anonymous.try(subscriptions.subscription, {
        params: { key: wrong },
      });
      expect(reply.status).toBe(404);
    }
    expect((await oneClick(key, 'hello=1')).status).toBe(400);
    expect((await oneClick(key, '{}', 'application/json')).status).toBe(400);
    expect((await oneClick(key, 'x'.repeat(20_000))).status).toBe(413);
    expect(await channelOfMentions()).toBe('mail');
  });
});
