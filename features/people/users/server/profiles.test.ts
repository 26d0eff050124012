import { describe, expect, test } from 'vitest';
import { ofPerson } from '#features/cases/activity/domain/endpoints.ts';
import { get } from '#features/people/users/domain/profile-endpoints.ts';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { get as opportunity } from '#features/cases/opportunities/domain/endpoints.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const champion = await server.signIn('champion@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const norrland = await server.signIn('member@norrland.example');

const idOf = async (person: SignedIn) =>
  (await person.ask(byAuth, { query: { authId: person.authId } })).id;
const ownerId = await idOf(owner);
const profileOf = (person: SignedIn, id = ownerId) => person.ask(get, { params: { id } });
const change = (person: SignedIn, body: object, id = ownerId) =>
  person.send('PUT', `/users/${id}`, { body });

describe('a profile', () => {
  test('has name, title, links, corporation and roles', async () => {
    expect(await profileOf(member)).toMatchObject({
      firstName: 'Elin',
      lastName: 'Lund',
      email: 'owner@skf.example',
      corporation: { name: 'SKF' },
      systemRoles: [],
      isFoundryUser: false,
      links: [{ label: 'Website' }],
    });
    expect((await profileOf(foundry, await idOf(champion))).systemRoles).toEqual([
      'Foundry Champion',
    ]);
  });

  test('shows case teams to those only who see the team', async () => {
    const seen = (await profileOf(foundry)).caseTeams;
    expect(seen).toContainEqual(
      expect.objectContaining({
        opportunity: expect.objectContaining({ id: opportunityId }),
        role: 'Case Owner',
      }),
    );
    expect((await profileOf(owner)).caseTeams).toHaveLength(seen.length);
    // A colleague without a role sees the person, and no team (section 6, "view team").
    expect((await profileOf(member)).caseTeams).toEqual([]);
  });

  test('of somebody who left is not found', async () => {
    const { rows } = await pool.query<{ id: string }>(
      "update users set is_active = false where email = 'lars.ekdahl@skf.example' returning id",
    );
    const id = rows[0]?.id ?? '';
    expect((await foundry.try(get, { params: { id } })).status).toBe(404);
  });

  test.each(['me', '0', "' or 1=1"])('of the id %j is refused as malformed', async (id) => {
    expect((await owner.send('GET', `/users/${encodeURIComponent(id)}`)).status).toBe(400);
  });
});

describe('a change', () => {
  test('splits the display name, and renames the account that signs messages', async () => {
    const { body } = await change(owner, { displayName: '  Elin  van der Lund ' });
    expect(body).toMatchObject({ firstName: 'Elin', lastName: 'van der Lund' });
    const { rows } = await pool.query('select name from auth_users where id = $1', [owner.authId]);
    expect(rows).toEqual([{ name: 'Elin van der Lund' }]);
    const blank = await change(owner, { displayName: ' ' });
    expect(blank.body).toMatchObject({ firstName: 'Owner', lastName: '' });
    await change(owner, { displayName: 'Elin Lund' });
  });

  test('of different fields at once loses nothing', async () => {
    await Promise.all([
      change(owner, { title: 'Head of sensors' }),
      change(foundry, { linkedin: 'https://linkedin.example/in/elin' }),
      change(owner, { links: [{ label: 'Talks', url: 'https://talks.example' }] }),
    ]);
    expect(await profileOf(owner)).toMatchObject({
      title: 'Head of sensors',
      linkedin: 'https://linkedin.example/in/elin',
      links: [{ label: 'Talks', url: 'https://talks.example' }],
    });
  });

  test('empties title and links', async () => {
    await change(owner, { title: ' ', linkedin: '', links: [] });
    expect(await profileOf(owner)).toMatchObject({ title: null, linkedin: null, links: [] });
  });

  test('is for oneself and the foundry, and recorded', async () => {
    expect((await change(member, { title: 'Boss' })).status).toBe(403);
    expect((await change(norrland, { title: 'Boss' })).status).toBe(404);
    await change(foundry, { title: 'Head of condition monitoring' });
    const { rows } = await pool.query(
      `select actor_id as "actorId", details from audit_entries
      where kind = 'user.profileChanged' and subject_id = $1 order by at desc, id desc limit 1`,
      [ownerId],
    );
    expect(rows).toEqual([{ actorId: await idOf(foundry), details: { fields: ['title'] } }]);
  });

  test.each([
    [{ linkedin: 'javascript:alert(1)' }],
    [{ linkedin: 'https://jane:secret@linkedin.example' }],
    [{ links: [{ label: 'Site', url: 'data:text/html,x' }] }],
    [{ links: [{ label: ' ', url: 'https://a.example' }] }],
    [{ links: Array.from({ length: 9 }, () => ({ label: 'x', url: 'https://a.example' })) }],
    [{ displayName: 'x'.repeat(201) }],
    [{ displayName: 'a\u0000b' }],
    [{ title: 7 }],
    [{ email: 'superuser@outrider.example' }],
    [{ corporationId: null }],
    [[]],
  ])('%j is refused and changes nothing', async (body) => {
    const before = await profileOf(owner);
    expect((await change(owner, body)).status).toBe(400);
    expect(await profileOf(owner)).toEqual(before);
  });

  test('of the foundry flag is a Superuser’s, whatever else is in the body', async () => {
    for (const one of [owner, foundry]) {
      const reply = await change(one, { title: 'Boss', isFoundryUser: true });
      expect(reply.status).toBe(403);
      expect(await profileOf(owner)).not.toMatchObject({ title: 'Boss' });
    }
  });
});

describe('the activity of a person', () => {
  const entriesOf = async (person: SignedIn) =>
    (await person.ask(ofPerson, { params: { id: ownerId }, query: { limit: '100' } })).data;

  test('is what they did where the reader sees the team, with the opportunity', async () => {
    const entries = await entriesOf(owner);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ actor }) => actor?.id))).toEqual(new Set([ownerId]));
    for (const { opportunity: place } of entries.slice(0, 5)) {
      expect((await owner.ask(opportunity, { params: { id: place.id } })).name).toBe(place.name);
    }
    expect(await entriesOf(member)).toEqual([]);
    expect((await norrland.try(ofPerson, { params: { id: ownerId } })).status).toBe(404);
  });

  test('leaves out what only its actor may know', async () => {
    await pool.query(
      `insert into audit_entries (id, actor_id, kind, subject, subject_id, opportunity_id)
      values (gen_random_uuid(), $1, 'score.given', 'submission', gen_random_uuid(), $2)`,
      [ownerId, opportunityId],
    );
    const has = async (person: SignedIn) =>
      (await entriesOf(person)).some(({ kind }) => kind.startsWith('score.'));
    expect([await has(owner), await has(foundry)]).toEqual([true, false]);
  });
});
