import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as corporationEndpoints from '#core/domain/identity/corporation-endpoints.ts';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import * as endpoints from '#features/cases/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import * as submissionEndpoints from '#features/cases/submissions/domain/endpoints.ts';
import { opportunities, opportunityTeam } from './tables.ts';
import { users } from '#core/server/tables/users.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const norrland = await server.signIn('member@norrland.example');
const member = await server.signIn('member@skf.example');
const superuser = await server.signIn('superuser@outrider.example');

/** A case of SKF with its team and a submission. */
const { rows } = await pool.query<{ id: string; submissionId: string }>(`
  select o.id, s.id as "submissionId" from opportunities o
  join corporations c on c.id = o.corporation_id and c.slug = 'skf'
  join submissions s on s.opportunity_id = o.id limit 1`);
const skfCase = rows[0] ?? { id: '', submissionId: '' };

const idOf = async ({ email }: SignedIn) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
const join = async (person: SignedIn, role: OpportunityRole) =>
  db
    .insert(opportunityTeam)
    .values({ opportunityId: skfCase.id, userId: await idOf(person), role });

const listed = async (person: SignedIn) =>
  (await fetchAllPages<OpportunityRow>(person, '/opportunities', { limit: 100 })).some(
    ({ id }) => id === skfCase.id,
  );
const opens = async (person: SignedIn) =>
  (await person.try(endpoints.get, { params: { id: skfCase.id } })).status === 200;
const opensSubmission = async (person: SignedIn) =>
  (await person.try(submissionEndpoints.get, { params: { id: skfCase.submissionId } })).status ===
  200;
const listsSubmissions = async (person: SignedIn) =>
  (await person.try(submissionLists.submissions, { params: { id: skfCase.id } })).status === 200;
const seesCorporation = async (person: SignedIn) =>
  (await person.ask(corporationEndpoints.list)).some(({ name }) => name === 'SKF');

const ways = { listed, opens, opensSubmission, listsSubmissions, seesCorporation };
const seen = async (person: SignedIn) =>
  Object.fromEntries(
    await Promise.all(Object.entries(ways).map(async ([way, ask]) => [way, await ask(person)])),
  );
const everyWay = (is: boolean) => Object.fromEntries(Object.keys(ways).map((way) => [way, is]));

beforeEach(async () => {
  const userId = await idOf(norrland);
  await db.delete(opportunityTeam).where(eq(opportunityTeam.userId, userId));
});

describe("somebody on the case team of another corporation's opportunity", () => {
  test('sees it, its submissions and its corporation in every endpoint until they leave the team', async () => {
    expect(await seen(norrland)).toEqual(everyWay(false));
    await join(norrland, 'Observer');
    expect(await seen(norrland)).toEqual(everyWay(true));
    await db.delete(opportunityTeam).where(eq(opportunityTeam.userId, await idOf(norrland)));
    expect(await seen(norrland)).toEqual(everyWay(false));
  });

  test('sees no other opportunity of that corporation', async () => {
    await join(norrland, 'Case Owner');
    const foreign = (
      await fetchAllPages<OpportunityRow>(norrland, '/opportunities', { limit: 100 })
    ).filter(({ id }) => id !== skfCase.id);
    const own = new Set(foreign.map(({ corporationId }) => corporationId));
    expect(own.size).toBe(1);
  });

  test('sees it once, even when filtering by that corporation', async () => {
    await join(norrland, 'Analyst');
    const { corporationId } = await norrland.ask(endpoints.get, { params: { id: skfCase.id } });
    const filtered = await fetchAllPages<OpportunityRow>(norrland, '/opportunities', {
      corporationId,
    });
    expect(filtered.map(({ id }) => id)).toEqual([skfCase.id]);
    expect(filtered[0]?.roles).toEqual(['Analyst']);
  });
});

describe('a filter', () => {
  test('by another corporation reveals nothing of it', async () => {
    const { corporationId } = await member.ask(endpoints.get, { params: { id: skfCase.id } });
    expect(await fetchAllPages(norrland, '/opportunities', { corporationId })).toEqual([]);
    const facets = await norrland.ask(endpoints.facets, { query: { corporationId } });
    expect(facets).toEqual({
      total: 0,
      categories: [],
      statuses: [],
      cycles: [],
      corporations: [],
      owners: [],
      members: [],
    });
    expect(await fetchAllPages(norrland, '/projects', { corporationId })).toEqual([]);
  });
});

describe('an opportunity', () => {
  const submissionsSeenBy = async (person: SignedIn) =>
    (await person.ask(endpoints.get, { params: { id: skfCase.id } })).submissions;

  test('carries the ids of its submissions, the newest first, to whoever sees it', async () => {
    const { rows: stored } = await pool.query<{ id: string }>(
      `select id from submissions where opportunity_id = $1 and is_active
      order by created_at desc, id desc`,
      [skfCase.id],
    );
    expect(stored.length).toBeGreaterThan(1);
    for (const person of [member, superuser]) {
      expect(await submissionsSeenBy(person)).toEqual(stored.map(({ id }) => id));
    }
    const [row] = await fetchAllPages<OpportunityRow>(member, '/opportunities', { limit: 1 });
    expect(row).not.toHaveProperty('submissions');
  });

  test('with more submissions than an answer should hold carries none', async () => {
    const count = (change: string) =>
      pool.query(`update opportunities set num_submissions = num_submissions ${change}
        where id = '${skfCase.id}'`);
    await count('+ 1000');
    expect(await submissionsSeenBy(member)).toBeNull();
    await count('- 1000');
  });
});

describe('an opportunity that was removed', () => {
  test('is visible to nobody, not even the foundry', async () => {
    const activity = (isActive: boolean) =>
      db.update(opportunities).set({ isActive }).where(eq(opportunities.id, skfCase.id));
    const { total } = await superuser.ask(endpoints.facets, {});
    await activity(false);
    const { seesCorporation: _, ...inside } = await seen(superuser);
    expect(Object.values(inside).every((is) => is === false)).toBe(true);
    expect((await superuser.ask(endpoints.facets, {})).total).toBe(total - 1);
    await activity(true);
    expect(await seen(superuser)).toEqual(everyWay(true));
  });
});

describe('the case team', () => {
  const answersTo = async (person: SignedIn) => [
    await person.try(endpoints.get, { params: { id: skfCase.id } }),
    await person.try(endpoints.list, { query: { limit: '100' as never } }),
    await person.try(endpoints.facets, {}),
    await person.try(submissionLists.submissions, { params: { id: skfCase.id } }),
    await person.try(endpoints.team, { params: { id: skfCase.id } }),
    await person.try(submissionEndpoints.get, { params: { id: skfCase.submissionId } }),
  ];

  test('is in no answer to somebody who may not see it', async () => {
    const team = await pool.query<{ id: string; email: string; title: string }>(
      `select distinct u.id, u.email, u.title from opportunity_team t join users u on u.id = t.user_id`,
    );
    const text = (await answersTo(member)).map((reply) => reply.text).join('\n');
    for (const { id, email, title } of team.rows) {
      for (const trace of [id, email, title].filter(Boolean)) expect(text).not.toContain(trace);
    }
    expect(text).not.toContain('"team"');
    expect(text).not.toContain('Case Owner"');
  });

  test('is returned in full to those who may see it', async () => {
    for (const email of ['observer@skf.example', 'champion@skf.example', superuser.email]) {
      const person = await server.signIn(email);
      const { rows: cases } = await pool.query<{ id: string }>(
        `select t.opportunity_id as id from opportunity_team t join users u on u.id = t.user_id
          where u.email = 'observer@skf.example' limit 1`,
      );
      const params = { id: cases[0]?.id ?? '' };
      const team = await person.ask(endpoints.team, { params });
      expect(team.map((one) => one.email)).toContain('owner@skf.example');
      const { team: members = [] } = await person.ask(endpoints.get, { params });
      const people = members.map(({ isConfirmed: _, ...member }) => member);
      expect(team).toMatchObject(people);
    }
  });

  test('everybody gets only their own role', async () => {
    const observer = await server.signIn('observer@skf.example');
    const roles = async (person: SignedIn) =>
      new Set(
        (await fetchAllPages<OpportunityRow>(person, '/opportunities', { limit: 100 })).flatMap(
          (row) => row.roles ?? [],
        ),
      );
    expect(await roles(observer)).toEqual(new Set(['Observer']));
    expect(await roles(member)).toEqual(new Set());
    expect(await roles(superuser)).toEqual(new Set());
  });
});
