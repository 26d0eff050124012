import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId: id } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const member = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

const { rows: everybody } = await pool.query<{ email: string; id: string }>(
  'select email, id from users',
);
const idOf = (email: string) => everybody.find((one) => one.email === email)?.id ?? '';
const ids = {
  owner: idOf('owner@skf.example'),
  developer: idOf('developer@skf.example'),
  observer: idOf('observer@skf.example'),
  member: idOf('member@skf.example'),
  norrland: idOf('member@norrland.example'),
};

const give = (person: typeof owner, userId: string, role: string) =>
  person.try(opportunities.giveRole, { params: { id, userId }, body: { role } });
const takeOff = (person: typeof owner, userId: string) =>
  person.try(opportunities.leaveTeam, { params: { id, userId } });

const rolesNow = async () => {
  const team = await foundry.ask(opportunities.team, { params: { id } });
  return Object.fromEntries(team.map((member) => [member.id, member.role]));
};
/** The audit log of earlier tests stays. */
let entriesBefore = 0;
const entries = async () => {
  const { rows } = await pool.query<{ kind: string; details: object }>(
    `select kind, details from audit_entries
    where opportunity_id = $1 and kind like 'team.%' order by at, id offset $2`,
    [id, entriesBefore],
  );
  return rows;
};
const notificationsOf = async (userId: string) =>
  (await notified(pool)).filter((one) => one.userId === userId);

beforeEach(async () => {
  entriesBefore += (await entries()).length;
  await pool.query('truncate notifications');
  await pool.query('delete from opportunity_team where opportunity_id = $1', [id]);
  await pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
    values ($1, $2, 'Case Owner'), ($1, $3, 'Business Developer'), ($1, $4, 'Observer')`,
    [id, ids.owner, ids.developer, ids.observer],
  );
  await pool.query('update users set is_active = true');
});

test('a Case Owner adds a colleague, who is notified, and it is recorded', async () => {
  const reply = await give(owner, ids.member, 'Analyst');
  expect(reply).toMatchObject({ status: 200, body: { id: ids.member, role: 'Analyst' } });
  expect((await rolesNow())[ids.member]).toBe('Analyst');
  expect(await entries()).toEqual([
    { kind: 'team.joined', details: { userId: ids.member, role: 'Analyst', before: null } },
  ]);
  expect(await notificationsOf(ids.member)).toMatchObject([
    { body: 'Elin Lund added you as Analyst.', link: `/opportunity/${id}?tab=team` },
  ]);
});

test('the team is its users with their case roles', async () => {
  await give(owner, ids.member, 'Analyst');
  const team = await observer.ask(opportunities.team, { params: { id } });
  expect(team.map(({ role }) => role)).toEqual([
    'Case Owner',
    'Business Developer',
    'Observer',
    'Analyst',
  ]);
  const { rows } = await pool.query<{ auth_id: string; title: string; linkedin: string }>(
    'select auth_id, title, linkedin from users where id = $1',
    [ids.owner],
  );
  expect(team[0]).toEqual({
    id: ids.owner,
    authId: rows[0]?.auth_id,
    photoUrl: null,
    linkedin: rows[0]?.linkedin,
    firstName: 'Elin',
    lastName: 'Lund',
    email: 'owner@skf.example',
    isFoundryUser: false,
    title: rows[0]?.title,
    role: 'Case Owner',
    roleName: null,
    isActive: true,
  });
});

test('a changed role is notified and recorded; the same role again is a no-op', async () => {
  await give(owner, ids.developer, 'Analyst');
  expect((await give(owner, ids.developer, 'Analyst')).status).toBe(200);
  expect(await entries()).toEqual([
    {
      kind: 'team.roleChanged',
      details: { userId: ids.developer, role: 'Analyst', before: 'Business Developer' },
    },
  ]);
  expect(await notificationsOf(ids.developer)).toMatchObject([
    { body: 'Elin Lund changed it. It was Business Developer.' },
  ]);
});

test('a removed member is notified; removing twice is no error and is recorded once', async () => {
  expect((await takeOff(owner, ids.developer)).status).toBe(204);
  expect((await takeOff(owner, ids.developer)).status).toBe(204);
  expect(await entries()).toMatchObject([{ kind: 'team.left', details: { role: null } }]);
  expect(await notificationsOf(ids.developer)).toMatchObject([{ link: `/opportunity/${id}` }]);
});

test('anybody can leave the team, without a notification', async () => {
  expect((await takeOff(observer, ids.observer)).status).toBe(204);
  expect(await rolesNow()).not.toHaveProperty(ids.observer);
  expect(await entries()).toMatchObject([{ kind: 'team.left' }]);
  expect(await notificationsOf(ids.observer)).toEqual([]);
  // No longer a member, they cannot leave again.
  expect((await takeOff(observer, ids.observer)).status).toBe(403);
});

test('nobody else can remove members or raise their own role', async () => {
  expect((await takeOff(developer, ids.observer)).status).toBe(403);
  expect((await give(developer, ids.developer, 'Case Owner')).status).toBe(403);
  expect(await entries()).toEqual([]);
});

test('a role belongs to the person, not to whoever has the address', async () => {
  const member = await server.signIn('member@skf.example');
  // Of the account alone: the record of the person keeps the address until the next sync.
  const rename = (from: string, to: string) =>
    pool.query('update auth_users set email = $2 where email = $1', [from, to]);
  await rename('owner@skf.example', 'former@skf.example');
  await rename('member@skf.example', 'owner@skf.example');
  try {
    expect((await give(member, ids.observer, 'Analyst')).status).toBe(403);
    expect((await give(owner, ids.observer, 'Analyst')).status).toBe(200);
  } finally {
    await rename('owner@skf.example', 'member@skf.example');
    await rename('former@skf.example', 'owner@skf.example');
  }
});

describe('The last Case Owner', () => {
  const refusal = {
    status: 409,
    body: { code: 'team.lastOwner', error: refusalText(opportunityRefusals['team.lastOwner']) },
  };

  test('cannot be removed or demoted by anyone', async () => {
    expect(await takeOff(owner, ids.owner)).toMatchObject(refusal);
    expect(await takeOff(foundry, ids.owner)).toMatchObject(refusal);
    expect(await give(owner, ids.owner, 'Observer')).toMatchObject(refusal);
    expect((await rolesNow())[ids.owner]).toBe('Case Owner');
    expect(await entries()).toEqual([]);
  });

  test('can leave once there is another active one', async () => {
    await give(owner, ids.member, 'Case Owner');
    await pool.query('update users set is_active = false where id = $1', [ids.member]);
    expect(await takeOff(owner, ids.owner)).toMatchObject(refusal);
    await pool.query('update users set is_active = true where id = $1', [ids.member]);
    expect((await takeOff(owner, ids.owner)).status).toBe(204);
  });

  test('remains when two of them leave concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      await give(foundry, ids.owner, 'Case Owner');
      await give(foundry, ids.developer, 'Case Owner');
      const replies = await Promise.all([
        takeOff(owner, ids.owner),
        takeOff(developer, ids.developer),
        give(foundry, ids.owner, 'Observer'),
      ]);
      expect(replies.map(({ status }) => status)).toContain(409);
      expect(Object.values(await rolesNow())).toContain('Case Owner');
    }
  });

  test('remains when two remove each other: the second has lost the permission', async () => {
    await give(foundry, ids.developer, 'Case Owner');
    const replies = await Promise.all([
      takeOff(owner, ids.developer),
      takeOff(developer, ids.owner),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  });
});

describe('Only people visible to the Case Owner can be added', () => {
  test('people of another corporation, unknown and deactivated ones are refused in the same way', async () => {
    await pool.query('update users set is_active = false where id = $1', [ids.member]);
    const replies = await Promise.all(
      [ids.norrland, crypto.randomUUID(), ids.member].map((userId) =>
        give(owner, userId, 'Analyst'),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(404);
    expect(await entries()).toEqual([]);
  });

  test('the foundry adds somebody of another corporation, who is then visible to the Case Owner', async () => {
    expect((await give(foundry, ids.norrland, 'Analyst')).status).toBe(200);
    expect((await give(owner, ids.norrland, 'Observer')).status).toBe(200);
  });

  test('a role without a name, or with a long one, is refused', async () => {
    for (const role of ['', ' ', 'x'.repeat(opportunityLimits.roleCharacters + 1)]) {
      const path = `/opportunities/${id}/team/${ids.member}`;
      expect((await owner.send('PUT', path, { body: { role } })).status).toBe(400);
    }
  });
});

describe('section 6, "others are possible"', () => {
  const may = async () => {
    const { roles, team } = await member.ask(opportunities.get, { params: { id } });
    return { roles, seesTeam: team !== undefined };
  };

  test.each([
    ['observers', 'Observer'],
    ['case-owner', 'Case Owner'],
    ['BUSINESS DEVELOPERS', 'Business Developer'],
  ])('“%s” is %s', async (text, role) => {
    expect((await give(owner, ids.member, text)).body).toMatchObject({
      role,
      isConfirmed: true,
    });
  });

  test('a role of another name is kept and reads; it comments and votes once confirmed', async () => {
    const answer = await give(owner, ids.member, 'Sponsor');
    expect(answer).toMatchObject({ status: 200, body: { role: 'Sponsor', isConfirmed: false } });
    expect(await may()).toMatchObject({ roles: ['Observer'], seesTeam: true });
    const path = `/opportunities/${id}/team/${ids.member}`;
    const itself = { role: 'Sponsor', isConfirmed: true };
    expect((await member.send('PUT', path, { body: itself })).status).toBe(403);
    await owner.send('PUT', path, { body: itself });
    expect(await may()).toMatchObject({ roles: ['Case Team Member'], seesTeam: true });
    const team = await owner.ask(opportunities.team, { params: { id } });
    expect(team.find((one) => one.id === ids.member)).toMatchObject({
      role: 'Case Team Member',
      roleName: 'Sponsor',
    });
    expect((await entries()).map(({ details }) => details)).toEqual([
      { userId: ids.member, role: 'Sponsor', before: null },
      { userId: ids.member, role: 'Sponsor (confirmed)', before: 'Sponsor' },
    ]);
    // Given again as it came from outside: as it was before it was confirmed.
    await give(owner, ids.member, 'Sponsor');
    expect(await may()).toMatchObject({ roles: ['Observer'] });
  });
});
