import { describe, expect, test } from 'vitest';
import { extraPassword, makeExtraPeople } from '#core/tests/extra-people.ts';
import { persons } from '#core/tests/persons.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as invitations from '#features/people/identity/domain/corporation-invitation-endpoints.ts';
import { invite as inviteAnywhere } from '#features/people/identity/domain/invitation-endpoints.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { setPassword } from '#features/people/identity/domain/link-endpoints.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';

/** With a mail server; the second one hands links over. */
const server = await openAccountServer();
const { pool } = server.database;
await makeExtraPeople(server);
const administrator = await server.signIn(persons.administrator, extraPassword);
const foundry = await server.signIn(persons.foundry);

const idOf = async (slug: string, of = pool) => {
  const { rows } = await of.query<{ id: string }>('select id from corporations where slug = $1', [
    slug,
  ]);
  return rows[0]?.id ?? '';
};
const skf = await idOf('skf');
const norrland = await idOf('norrland-steel');
const to = (id: string, email: string) => ({
  params: { id },
  body: { email, firstName: 'Nora', lastName: 'Vik' },
});
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | null)?.code ?? null,
];
const tryInvite = async (email: string, id = skf) =>
  codeOf(await administrator.try(invitations.invite, to(id, email)));
/** Somebody who is known already. */
async function plant(email: string, corporationId: string | null): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into users (id, email, corporation_id) values (gen_random_uuid(), $1, $2) returning id',
    [email, corporationId],
  );
  return rows[0]?.id ?? '';
}

test('an administrator invites to their corporation, and the invited is of it without a role', async () => {
  const email = 'nora.vik@guests.example';
  const { userId, link } = await administrator.ask(invitations.invite, to(skf, email));
  expect(link).toBeNull();
  const listed = await administrator.ask(invitations.list, { params: { id: skf } });
  expect(listed.find((one) => one.id === userId)).toMatchObject({
    email,
    corporation: { id: skf },
    invitedBy: 'Extra Person',
  });
  expect(listed.every(({ corporation }) => corporation?.id === skf)).toBe(true);
  expect((await foundry.ask(invitations.list, { params: { id: norrland } })).length).toBe(1);
  await server.anonymous.ask(setPassword, {
    body: { key: keyIn(await server.mailTo(email)), password: 'Moss-lantern-7' },
  });
  const person = await server.signIn(email, 'Moss-lantern-7');
  expect((await person.send('GET', '/corporations')).body).toMatchObject([{ id: skf }]);
  expect((await person.send('GET', '/users/figures')).status).toBe(403);
});

test('a role or another corporation in the body counts for nothing', async () => {
  const email = 'more@guests.example';
  const body = {
    ...to(skf, email).body,
    role: 'Superuser',
    corporationId: norrland,
    isFoundryUser: true,
  };
  const reply = await administrator.send('POST', `/corporations/${skf}/invitations`, { body });
  expect([200, 400]).toContain(reply.status);
  const { rows } = await pool.query(
    `select u.corporation_id, u.is_foundry_user,
      (select count(*)::int from user_system_roles r where r.user_id = u.id) as roles
    from users u where email = $1`,
    [email],
  );
  if (reply.status === 200) {
    expect(rows).toEqual([{ corporation_id: skf, is_foundry_user: false, roles: 0 }]);
  }
  expect(await tryInvite('else@guests.example', norrland)).toEqual([404, 'notFound']);
  const anywhere = await administrator.try(inviteAnywhere, {
    body: { ...to(skf, email).body, corporationId: skf },
  });
  expect(anywhere.status).toBe(403);
});

describe('nobody is invited who has more than that', () => {
  test('from elsewhere', async () => {
    await plant('known@guests.example', norrland);
    await plant('nowhere@guests.example', null);
    expect(await tryInvite('known@guests.example')).toEqual([409, 'invitation.elsewhere']);
    expect(await tryInvite('nowhere@guests.example')).toEqual([409, 'invitation.elsewhere']);
    expect(await tryInvite(persons.norrland)).toEqual([409, 'invitation.otherDomain']);
    expect(await tryInvite('new@norrland.example')).toEqual([409, 'invitation.otherDomain']);
    expect(await tryInvite(persons.superuser)).toEqual([409, 'invitation.elsewhere']);
  });

  test('with rights that the foundry gave', async () => {
    const role = await plant('role@skf.example', skf);
    await pool.query(
      `insert into user_system_roles (user_id, system_role_id)
      select $1, id from system_roles where name = 'Foundry Champion'`,
      [role],
    );
    const flagged = await plant('flagged@skf.example', skf);
    await pool.query('update users set is_foundry_user = true where id = $1', [flagged]);
    const other = await plant('other-administrator@skf.example', skf);
    await pool.query('insert into corporation_administrators values ($1, $2)', [other, skf]);
    for (const email of ['role', 'flagged', 'other-administrator']) {
      expect(await tryInvite(`${email}@skf.example`)).toEqual([403, 'forbidden']);
    }
  });

  test('the foundry may, here too', async () => {
    for (const [id, email] of [
      [skf, 'role@skf.example'],
      [norrland, 'new@norrland.example'],
    ] as const) {
      expect((await foundry.try(invitations.invite, to(id, email))).status).toBe(200);
    }
  });
});

describe('looking addresses up', () => {
  const emails = [persons.owner, persons.norrland, persons.superuser, 'new@guests.example'];

  test('tells an administrator of their corporation alone, the foundry of all', async () => {
    const ask = async (by: typeof foundry) =>
      (await by.ask(invitations.lookup, { params: { id: skf }, body: { emails } })).known
        .map(({ email }) => email)
        .toSorted();
    expect(await ask(administrator)).toEqual([persons.owner]);
    expect(await ask(foundry)).toEqual(
      [persons.norrland, persons.owner, persons.superuser].toSorted(),
    );
  });
});

describe('an invitation is revoked', () => {
  const revoke = async (userId: string, id = skf) =>
    codeOf(await administrator.try(invitations.revoke, { params: { id, userId } }));

  test('by an administrator of its corporation, unless it brings more', async () => {
    const mine = await administrator.ask(invitations.invite, to(skf, 'mine@guests.example'));
    const { userId: theirs } = await foundry.ask(
      invitations.invite,
      to(norrland, 'theirs@guests.example'),
    );
    const champion = await foundry.ask(inviteAnywhere, {
      body: {
        ...to(skf, 'champion-to-be@skf.example').body,
        corporationId: skf,
        role: 'Foundry Champion',
      },
    });
    expect(await revoke(mine.userId)).toEqual([204, null]);
    expect(await revoke(mine.userId)).toEqual([404, 'notFound']);
    expect(await revoke(theirs)).toEqual([404, 'notFound']);
    expect(await revoke(theirs, norrland)).toEqual([404, 'notFound']);
    expect(await revoke(champion.userId)).toEqual([403, 'forbidden']);
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      persons.member,
    ]);
    expect(await revoke(rows[0]?.id ?? '')).toEqual([404, 'notFound']);
  });
});

test('so many in a day', async () => {
  await pool.query(
    `insert into audit_entries (id, actor_id, kind, subject, subject_id)
    select gen_random_uuid(), u.id, 'user.invited', 'user', 'x'
    from users u, generate_series(1, $2) where u.email = $1`,
    [persons.administrator, identityLimits.invitedPerDay],
  );
  expect(await tryInvite('late@guests.example')).toEqual([429, 'invitation.tooManyToday']);
});

test('without a mail server, nobody gets the link of who is on a case team', async () => {
  const silent = await openTestServer({ demonstration: true });
  await makeExtraPeople(silent);
  const by = await silent.signIn(persons.administrator, extraPassword);
  const id = await idOf('skf', silent.database.pool);
  const fresh = await by.ask(invitations.invite, to(id, 'fresh@guests.example'));
  expect(fresh.link).toContain('/reset-password');
  const onTeam = await by.try(invitations.invite, to(id, 'anders.kallio@skf.example'));
  expect(codeOf(onTeam)).toEqual([409, 'invitation.handOver']);
  // Who was new meanwhile joined a case team: another link would be a way into it.
  await silent.database.pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
    select id, $1, 'Case Owner' from opportunities limit 1`,
    [fresh.userId],
  );
  const again = await by.try(invitations.invite, to(id, 'fresh@guests.example'));
  expect(codeOf(again)).toEqual([409, 'invitation.handOver']);
});
