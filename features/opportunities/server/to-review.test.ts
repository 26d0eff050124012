import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { list } from '#features/opportunities/domain/endpoints.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { votes } from '#features/votes/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const name = 'Grease that lasts ten years';
let opportunityId = '';

async function readToReview(person: typeof owner): Promise<number | undefined> {
  const { data } = await person.ask(list, { query: { with: 'stageCounts', q: name } });
  return data.find((row) => row.name === name)?.numToReview;
}

const idOf = async (email: string): Promise<string> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? '';

beforeAll(async () => {
  const [found] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.name, name));
  opportunityId = found?.id ?? '';
  await db
    .update(submissions)
    .set({ isActive: false })
    .where(eq(submissions.opportunityId, opportunityId));
  const more = { opportunityId, companyName: 'A company', title: 'An answer', source: 'staff' };
  const stages = ['New', 'New', 'Pitch', 'Selected', 'Declined'];
  const added = await db
    .insert(submissions)
    .values(stages.map((stage) => ({ ...more, source: 'staff' as const, stage })))
    .returning({ id: submissions.id });
  const userId = await idOf('owner@skf.example');
  await db.insert(votes).values({
    submissionId: added[0]?.id ?? '',
    userId,
    value: 'up',
    at: new Date().toISOString(),
  });
});

test('what is undecided and lacks the vote of a voice of the case waits for them', async () => {
  expect(await readToReview(owner)).toBe(2);
});

test('nothing waits for an observer, or for somebody who is not on the team', async () => {
  expect(await readToReview(observer)).toBe(0);
  await db.delete(opportunityTeam).where(eq(opportunityTeam.opportunityId, opportunityId));
  expect(await readToReview(owner)).toBe(0);
});
