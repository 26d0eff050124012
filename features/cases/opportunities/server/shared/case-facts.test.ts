import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { makePlace } from '#core/tests/every-kind-of-person.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { isRoleConfirmed, roleOn, rolesInCorporation, roleShown } from './case-facts.ts';

const database = await openTestDatabase();
const { db } = database;
const { corporationId, otherCorporationId, opportunityId } = await makePlace(database);

let memberId = '';
let strangerId = '';
beforeAll(async () => {
  const made = await db
    .insert(users)
    .values(['member', 'stranger'].map((name) => ({ email: `${name}@example.org` })))
    .returning({ id: users.id });
  [memberId = '', strangerId = ''] = made.map(({ id }) => id);
  await db
    .insert(opportunityTeam)
    .values({ opportunityId, userId: memberId, role: 'Case Owner' as const });
});

afterEach(() => db.update(opportunities).set({ isActive: true }));

const rolesOf = async (userId: string, ofCorporation: string) => {
  const roles = rolesInCorporation(sql`${userId}::uuid`, sql`${ofCorporation}::uuid`);
  const { rows } = await db.execute<{ roles: string[] }>(sql`select ${roles} as roles`);
  return rows[0]?.roles;
};

test('Each person has the role of the team entry on the case, or none', async () => {
  const people = await db.select({ id: users.id, role: roleOn(opportunityId) }).from(users);
  expect(Object.fromEntries(people.map(({ id, role }) => [id, role]))).toEqual({
    [memberId]: 'Case Owner',
    [strangerId]: null,
  });
});

test('A role counts in the corporation of its case alone', async () => {
  await db.update(opportunities).set({ publishedAt: sql`now()` });
  expect(await rolesOf(memberId, corporationId)).toEqual(['Case Owner']);
  expect(await rolesOf(memberId, otherCorporationId)).toEqual([]);
  expect(await rolesOf(strangerId, corporationId)).toEqual([]);
});

test('A role on a removed case does not count', async () => {
  await db.update(opportunities).set({ isActive: false });
  expect(await rolesOf(memberId, corporationId)).toEqual([]);
});

test('A role on one’s own draft counts once somebody has published it', async () => {
  await db.update(opportunities).set({ publishedAt: null });
  expect(await rolesOf(memberId, corporationId)).toEqual(['Case Owner']);
  await db.insert(auditEntries).values({
    actorId: memberId,
    kind: 'opportunity.created',
    subject: 'opportunity',
    subjectId: opportunityId,
  });
  expect(await rolesOf(memberId, corporationId)).toEqual([]);
  await db.update(opportunities).set({ publishedAt: sql`now()` });
  expect(await rolesOf(memberId, corporationId)).toEqual(['Case Owner']);
});

test('A role of another name is shown as it was written, and waits to be confirmed', async () => {
  const roleOfMember = async (role: 'Observer' | 'Case Team Member', roleName: string | null) => {
    await db.update(opportunityTeam).set({ role, roleName });
    const [row] = await db
      .select({ role: roleShown, isConfirmed: isRoleConfirmed })
      .from(opportunityTeam);
    return row;
  };
  expect(await roleOfMember('Observer', null)).toEqual({ role: 'Observer', isConfirmed: true });
  expect(await roleOfMember('Observer', 'Sponsor')).toEqual({
    role: 'Sponsor',
    isConfirmed: false,
  });
  expect(await roleOfMember('Case Team Member', 'Sponsor')).toEqual({
    role: 'Sponsor',
    isConfirmed: true,
  });
});
