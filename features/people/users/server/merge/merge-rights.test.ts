import { expect, test } from 'vitest';
import { extraPassword } from '#core/tests/extra-people.ts';
import { persons } from '#core/tests/persons.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as merges from '#features/people/users/domain/merge-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const { submissionId, opportunityId } = await findDemoCase(server);
const superuser = await server.signIn(persons.superuser);
const foundry = await server.signIn(persons.foundry);

interface Made {
  readonly id: string;
  readonly email: string;
}
async function makePerson(firstName: string): Promise<Made> {
  const email = `${firstName}@outrider.example`.toLowerCase();
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName,
    lastName: 'Rights',
    title: null,
    corporationId: null,
    isFoundryUser: false,
  });
  return { id, email };
}
async function personOf(email: string): Promise<Made> {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return { id: rows[0]?.id ?? '', email };
}
const merged = async (who: SignedIn, source: Made, into: Made) => {
  const params = { id: source.id };
  const seen = await who.try(merges.preview, { params, query: { into: into.id } });
  const done = await who.try(merges.merge, {
    params,
    body: { into: into.id, confirmation: source.email },
  });
  // The preview refuses what the merge refuses.
  expect(seen.status).toBe(done.status);
  return [done.status, done.status === 200 ? null : (done.body as { code: string }).code];
};

test('never onto a Superuser, a disabled or an unconfirmed account, nor onto itself', async () => {
  const source = await makePerson('Source');
  const disabled = await makePerson('Disabled');
  await pool.query('update users set is_active = false where id = $1', [disabled.id]);
  const unconfirmed = await makePerson('Unconfirmed');
  await pool.query('update auth_users set email_verified = false where email = $1', [
    unconfirmed.email,
  ]);
  const invited = await personOf('astrid.wiklund@skf.example');
  const withoutAccount = await personOf('anders.kallio@skf.example');
  expect(await merged(superuser, source, await personOf(persons.superuser))).toEqual([
    409,
    'merge.superuser',
  ]);
  expect(await merged(superuser, source, disabled)).toEqual([409, 'merge.disabled']);
  for (const into of [unconfirmed, invited, withoutAccount]) {
    expect(await merged(superuser, source, into)).toEqual([409, 'merge.unconfirmed']);
  }
  expect(await merged(superuser, source, source)).toEqual([409, 'merge.same']);
});

test('only a Superuser merges, and nobody merges their own account away', async () => {
  const [member, flagged] = [await makePerson('Member'), await makePerson('Flagged')];
  await superuser.ask(roles.assign, { body: { userId: flagged.id, roleName: 'Foundry User' } });
  expect(await merged(foundry, flagged, member)).toEqual([403, 'forbidden']);
  expect(await merged(foundry, member, flagged)).toEqual([403, 'forbidden']);
  const other = await makePerson('Other');
  expect(await merged(foundry, member, other)).toEqual([403, 'forbidden']);
  expect(await merged(superuser, await personOf(persons.superuser), member)).toEqual([
    409,
    'merge.self',
  ]);
  expect((await merged(await server.signIn(persons.owner), member, flagged))[0]).toBe(403);
  const params = { id: flagged.id };
  const done = await superuser.try(merges.merge, {
    params,
    body: { into: member.id, confirmation: flagged.email },
  });
  expect(done.status).toBe(200);
  const held = await pool.query('select from user_system_roles where user_id = $1', [member.id]);
  expect(held.rowCount).toBe(0);
});

test('the last Superuser who can sign in is not merged away by another one', async () => {
  const [lasting, ending, member] = [
    await makePerson('Lasting'),
    await makePerson('Ending'),
    await makePerson('Rest'),
  ];
  await superuser.ask(roles.assign, { body: { userId: lasting.id, roleName: 'Superuser' } });
  const inAYear = new Date(Date.now() + 365 * 24 * 3600 * 1000).toISOString();
  await superuser.ask(roles.assign, {
    body: { userId: ending.id, roleName: 'Superuser', endsAt: inAYear },
  });
  const actor = await server.signIn(ending.email, extraPassword);
  await superuser.try(merges.merge, {
    params: { id: lasting.id },
    body: { into: member.id, confirmation: lasting.email },
  });
  expect(await merged(actor, await personOf(persons.superuser), member)).toEqual([
    409,
    'user.lastSuperuser',
  ]);
});

test('an account that never signed in is merged, and its case role comes along', async () => {
  const source = await personOf('lars.ekdahl@skf.example');
  const into = await makePerson('Lars');
  const teams = async (id: string) =>
    (await pool.query('select opportunity_id, role from opportunity_team where user_id = $1', [id]))
      .rows;
  const before = await teams(source.id);
  const done = await superuser.try(merges.merge, {
    params: { id: source.id },
    body: { into: into.id, confirmation: source.email },
  });
  expect(done.status).toBe(200);
  expect(await teams(into.id)).toEqual(before);
});

test('writes of the old account beside the merge are not lost', async () => {
  const [source, into] = [await makePerson('Busy'), await makePerson('Quiet')];
  const busy = await server.signIn(source.email, extraPassword);
  await pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, 'Case Owner')`,
    [opportunityId, source.id],
  );
  const write = (nth: number) =>
    busy.send('POST', `/submissions/${submissionId}/comments`, {
      body: { body: `Written ${nth}` },
    });
  const first = Array.from({ length: 5 }, (_, nth) => write(nth));
  const merging = superuser.try(merges.merge, {
    params: { id: source.id },
    body: { into: into.id, confirmation: source.email },
  });
  const replies = await Promise.all([...first, ...[5, 6, 7, 8, 9].map(write)]);
  expect((await merging).status).toBe(200);
  const successes = replies.filter(({ status }) => status === 200 || status === 201).length;
  expect(replies.every(({ status }) => [200, 201, 401].includes(status))).toBe(true);
  const by = async (id: string) =>
    (await pool.query('select from comments where author_id = $1', [id])).rowCount;
  expect([await by(source.id), await by(into.id)]).toEqual([0, successes]);
});

test('accounts merged one after the other end at the last one', async () => {
  const [one, two, three] = [
    await makePerson('One'),
    await makePerson('Two'),
    await makePerson('Three'),
  ];
  for (const [source, into] of [
    [one, two],
    [two, three],
  ] as const) {
    const body = { into: into.id, confirmation: source.email };
    expect((await superuser.try(merges.merge, { params: { id: source.id }, body })).status).toBe(
      200,
    );
  }
  const { rows } = await pool.query(
    'select into_id as id from merged_accounts where user_id = any($1)',
    [[one.id, two.id]],
  );
  expect(rows).toEqual([{ id: three.id }, { id: three.id }]);
});
