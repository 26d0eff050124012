import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appearances } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const add = recordsIn(db);
type Ref = Awaited<ReturnType<typeof add>>;

const authIdOf = async (email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0]?.authId ?? '';

async function corporationOf(slug: string): Promise<string> {
  const [corporation] = await db.select().from(corporations).where(eq(corporations.slug, slug));
  return corporation?.id ?? '';
}
const skf = await corporationOf('skf');

async function opportunityAt(corporationId: string): Promise<string> {
  const [opportunity] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.corporationId, corporationId))
    .limit(1);
  return opportunity?.id ?? '';
}

async function submit(opportunityId: string, companyId: string, title: string, createdAt?: string) {
  const id = newId();
  await db.insert(submissions).values({
    id,
    opportunityId,
    companyId,
    companyName: 'Any',
    title,
    stage: 'New',
    source: 'staff',
    ...(createdAt !== undefined && { createdAt }),
  });
  return id;
}

async function follow(corporationId: string, companyId: string, name: string): Promise<void> {
  await db.insert(projects).values({
    id: newId(),
    source: 'test',
    name,
    corporationId,
    companyId,
    phase: 'Pilot' as const,
    health: 'on track' as const,
  });
}

async function collect(userId: string, name: string, lists: object): Promise<void> {
  await db.insert(collections).values({ id: newId(), name, userId, ...lists });
}

const textOf = async (who: typeof member, { kind, id }: Ref) =>
  (await who.send('GET', `/companies/${kind}/${id}/appearances`)).text;

test('rows of another corporation do not change the response by a byte', async () => {
  const company = await add('startup', 'Traceless');
  const before = await textOf(norrland, company);
  const opportunityId = await opportunityAt(skf);
  for (const title of ['One', 'Two', 'Three']) await submit(opportunityId, company.id, title);
  await follow(skf, company.id, 'Of SKF');
  await collect(await authIdOf('member@skf.example'), 'Mine', { startupIds: [company.id] });
  await collect(await authIdOf('member@skf.example'), 'Not me', {
    blacklistedStartupIds: [company.id],
  });
  expect(await textOf(norrland, company)).toBe(before);
  expect(JSON.parse(before)).toEqual({
    collections: { total: 0, first: [] },
    submissions: { total: 0, first: [] },
    projects: { total: 0, first: [] },
  });
  const seen = await member.ask(appearances, { params: company });
  expect([seen.collections.total, seen.submissions.total, seen.projects.total]).toEqual([2, 3, 1]);
  const all = await foundry.ask(appearances, { params: company });
  expect([all.collections.total, all.submissions.total, all.projects.total]).toEqual([0, 3, 1]);
});

test("a new member of a case team sees that case's submissions and nothing else", async () => {
  const company = await add('startup', 'By Team');
  const opportunityId = await opportunityAt(skf);
  await submit(opportunityId, company.id, 'On the case');
  await follow(skf, company.id, 'Beside it');
  const [person] = await db.select().from(users).where(eq(users.email, 'member@norrland.example'));
  const userId = person?.id ?? '';
  await db.insert(opportunityTeam).values({ opportunityId, userId, role: 'Observer' });
  const seen = await norrland.ask(appearances, { params: company });
  expect([seen.submissions.total, seen.projects.total]).toEqual([1, 0]);
  await db.delete(opportunityTeam).where(eq(opportunityTeam.userId, userId));
});

test('the latest come first, and the counts include all', async () => {
  const company = await add('nucla', 'Often Seen');
  const opportunityId = await opportunityAt(skf);
  for (let day = 10; day < 18; day += 1) {
    await submit(opportunityId, company.id, `Day ${day}`, `2026-01-${day}T00:00:00Z`);
  }
  const seen = await member.ask(appearances, { params: company });
  expect(seen.submissions.total).toBe(8);
  expect(seen.submissions.first.map(({ title }) => title)).toEqual(
    [17, 16, 15, 14, 13].map((day) => `Day ${day}`),
  );
  const more = await member.ask(appearances, { params: company, query: { limit: '100' } });
  expect(more.submissions.first).toHaveLength(8);
});

test('appearances of accepted other records count too, and name the record', async () => {
  const company = await add('startup', 'Two Faces');
  const other = await add('crunchbase', 'Two Faces');
  const opportunityId = await opportunityAt(skf);
  await submit(opportunityId, other.id, 'By the other');
  await collect(await authIdOf('member@skf.example'), 'With both', {
    blacklistedStartupIds: [company.id],
    crunchbaseIds: [other.id],
  });
  expect((await member.ask(appearances, { params: company })).submissions.total).toBe(0);
  const [firstId = '', secondId = ''] = [company.id, other.id].toSorted();
  await db
    .insert(companyMatches)
    .values({ id: newId(), firstId, secondId, reason: 'domain', state: 'accepted' });
  const seen = await member.ask(appearances, { params: company });
  expect(seen.submissions.first.map(({ record }) => record)).toEqual([other]);
  expect(seen.collections).toMatchObject({
    total: 1,
    first: [{ name: 'With both', isBlacklisted: false, record: other }],
  });
});

test('withdrawn submissions are not counted; shared collections are', async () => {
  const company = await add('crunchbase', 'Come And Gone');
  const opportunityId = await opportunityAt(skf);
  const id = await submit(opportunityId, company.id, 'Gone');
  await db.update(submissions).set({ isActive: false }).where(eq(submissions.id, id));
  await collect('someone else', 'Gone', { crunchbaseIds: [company.id], isActive: false });
  const sharedToUsers = [await authIdOf('member@skf.example')];
  await collect('someone else', 'Shared', {
    blacklistedCrunchbaseIds: [company.id],
    sharedToUsers,
  });
  const seen = await member.ask(appearances, { params: company });
  expect(seen.submissions.total).toBe(0);
  expect(seen.collections.first).toMatchObject([
    { name: 'Shared', isOwn: false, isBlacklisted: true },
  ]);
});
