import { beforeEach, describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as endpoints from '#features/people/exports/domain/consents/endpoints.ts';
import { peopleOf } from '#features/people/exports/server/shared/consenting-people.ts';
import { list } from '#features/people/notifications/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;

const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { id: ownerId } = await owner.ask(byAuth, { query: { authId: owner.authId } });
const { rows } = await pool.query<{ id: string; slug: string }>(
  'select id, slug from corporations',
);
const [skf = '', norrland = ''] = ['skf', 'norrland-steel'].map(
  (slug) => rows.find((one) => one.slug === slug)?.id,
);

const params = { id: ownerId };
const decide = (agreesTo: string | null) =>
  owner.ask(endpoints.set, { params, body: { agreesTo } });
const consent = () => owner.ask(endpoints.get, { params });
const moveOwner = (to: string | null) =>
  pool.query('update users set corporation_id = $1 where id = $2', [to, ownerId]);
const consenting = async (corporationId = skf) =>
  (await peopleOf(db, corporationId)).flatMap(({ id, hasAgreed }) => (hasAgreed ? [id] : []));

beforeEach(async () => {
  await moveOwner(skf);
  await pool.query('delete from export_consents');
  await pool.query('delete from notifications');
});

describe('a consent', () => {
  test('is off until it is given, has its time, and is withdrawn', async () => {
    expect(await consent()).toEqual({ corporation: { id: skf, name: 'SKF' }, agreedAt: null });
    const { agreedAt } = await decide(skf);
    expect(agreedAt).toMatch(/^\d{4}-/u);
    expect(await consenting()).toEqual([ownerId]);
    expect((await decide(skf)).agreedAt).toBe(agreedAt);
    expect((await decide(null)).agreedAt).toBeNull();
    expect(await consenting()).toEqual([]);
    const { rows: entries } = await pool.query<{ kind: string }>(
      `select kind from audit_entries where subject_id = $1 and kind like 'user.exportConsent%'
       order by at`,
      [ownerId],
    );
    expect(entries.map(({ kind }) => kind)).toEqual([
      'user.exportConsentGiven',
      'user.exportConsentWithdrawn',
    ]);
  });

  test('ends with the corporation, and does not come back with it', async () => {
    await decide(skf);
    await moveOwner(norrland);
    expect(await consent()).toMatchObject({ corporation: { id: norrland }, agreedAt: null });
    expect(await consenting(norrland)).toEqual([]);
    await moveOwner(null);
    expect(await consent()).toEqual({ corporation: null, agreedAt: null });
    await moveOwner(skf);
    expect((await consent()).agreedAt).toBeNull();
    expect(await consenting()).toEqual([]);
  });

  test('stays when the person is moved to where they are', async () => {
    await decide(skf);
    await moveOwner(skf);
    expect(await consenting()).toEqual([ownerId]);
  });

  test('is for the corporation that the person belongs to, not for another one or none', async () => {
    const toOther = await owner.try(endpoints.set, { params, body: { agreesTo: norrland } });
    expect(toOther).toMatchObject({ status: 409, body: { code: 'exportConsent.elsewhere' } });
    await moveOwner(null);
    expect((await owner.try(endpoints.set, { params, body: { agreesTo: skf } })).status).toBe(409);
    expect((await owner.try(endpoints.set, { params, body: { agreesTo: null } })).status).toBe(200);
  });

  test('is given by nobody else', async () => {
    const request = { params, body: { agreesTo: skf } };
    expect((await foundry.try(endpoints.set, request)).status).toBe(403);
    expect((await foundry.try(endpoints.get, { params })).status).toBe(403);
    expect(await consenting()).toEqual([]);
  });
});

describe('people are asked', () => {
  const corporation = { params: { id: skf } };
  const counts = () => foundry.ask(endpoints.ofCorporation, corporation);
  const ask = async () => (await foundry.ask(endpoints.ask, corporation)).asked;
  const notified = async () => {
    const { rows } = await pool.query<{ userId: string }>(
      `select user_id as "userId" from notifications where kind = 'export consent asked'`,
    );
    return rows.map(({ userId }) => userId);
  };

  test('but for those who have agreed, are disabled, or elsewhere', async () => {
    await decide(skf);
    const { rows: others } = await pool.query<{ id: string }>(
      'select id from users where corporation_id = $1 and id <> $2 order by id',
      [skf, ownerId],
    );
    const [disabled, ...recipients] = others.map(({ id }) => id);
    await pool.query('update users set is_active = false where id = $1', [disabled]);
    const people = recipients.length + 1;
    expect(await counts()).toEqual({ people, agreed: 1, toAsk: recipients.length });
    expect(await ask()).toBe(recipients.length);
    expect((await notified()).toSorted()).toEqual(recipients);
    expect(await counts()).toEqual({ people, agreed: 1, toAsk: 0 });
    await pool.query('update users set is_active = true where id = $1', [disabled]);
  });

  test('once in thirty days, a new corporation or a withdrawal notwithstanding', async () => {
    const all = await ask();
    expect(await ask()).toBe(0);
    expect(await notified()).toHaveLength(all);
    await decide(skf);
    await decide(null);
    await moveOwner(norrland);
    await moveOwner(skf);
    expect(await ask()).toBe(0);
    const pass = (days: number) =>
      pool.query(
        `update export_consents set asked_at = now() - make_interval(days => $1)
        where user_id = $2`,
        [days, ownerId],
      );
    await pass(29);
    expect(await ask()).toBe(0);
    await pass(30);
    expect((await counts()).toAsk).toBe(1);
    expect(await ask()).toBe(1);
  });

  test('once by two who ask at the same time', async () => {
    const { toAsk } = await counts();
    const superuser = await server.signIn('superuser@outrider.example');
    const [one, other] = await Promise.all([ask(), superuser.ask(endpoints.ask, corporation)]);
    expect(one + other.asked).toBe(toAsk);
    expect(new Set(await notified()).size).toBe((await notified()).length);
  });

  test('by the rules of their notification settings', async () => {
    await pool.query(
      `insert into user_metadata (id, user_id, notification_choices)
       values (gen_random_uuid(), $1, '{"export consent asked": "off"}')
       on conflict (user_id) do update set notification_choices = excluded.notification_choices`,
      [ownerId],
    );
    expect(await ask()).toBeGreaterThan(1);
    expect(await notified()).not.toContain(ownerId);
    await pool.query('update user_metadata set notification_choices = null');
  });

  test('with a link to the switch, by who exports and nobody else', async () => {
    await ask();
    const answer = await owner.ask(list, { query: {} });
    expect(answer.data.map(({ link }) => link)).toEqual(['/settings/data']);
    const champion = await server.signIn('champion@skf.example');
    expect((await champion.try(endpoints.ask, corporation)).status).toBe(403);
    expect((await champion.try(endpoints.ofCorporation, corporation)).status).toBe(403);
    const member = await server.signIn('member@norrland.example');
    expect((await member.try(endpoints.ask, corporation)).status).toBe(404);
  });
});
