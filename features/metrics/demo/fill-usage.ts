import { isNotNull, sql } from 'drizzle-orm';
import { usageHours } from '#features/metrics/server/tables.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import { userSystemRoles, users } from '#core/server/tables/users.ts';
import { historyDemo } from '#features/activity/demo/fill-history.ts';

const shownDays = 90;
const workingHours = [7, 8, 9, 10, 12, 13, 14, 15] as const;
const found = [
  ...['grease analytics', 'wear debris', 'condition monitoring', 'predictive maintenance'],
  ...[
    'green hydrogen',
    'solid lubricants',
    'robotic gripper',
    'acoustic emission',
    'battery recycling',
  ],
];
const notFound = ['tribochemistry twin', 'self-healing seal', 'quantum torque sensor'];
/** How often somebody is there on a working day, and searches while there. */
const there = 0.62;
const searching = 0.3;
const isWeekend = (date: Date) => [0, 6].includes(date.getUTCDay());

/** Ninety days of use, counted by hour as the product does: fewer on Mondays, hardly any at weekends. */
async function fillUsage({ db, random, now }: FillContext): Promise<void> {
  const people = await db
    .select({
      ...{ id: users.id, corporationId: users.corporationId },
      isFoundry: sql<boolean>`${users.isFoundryUser} or (${users.corporationId} is null
        and exists (select from ${userSystemRoles} where ${userSystemRoles.userId} = ${users.id}))`,
    })
    .from(users)
    .where(isNotNull(users.email))
    .orderBy(users.email);
  const rows: (typeof usageHours.$inferInsert)[] = [];
  for (let ago = shownDays; ago >= 1; ago -= 1) {
    const date = new Date(now.getTime() - ago * day);
    const chance = isWeekend(date) ? there / 20 : there * (date.getUTCDay() === 1 ? 0.8 : 1);
    for (const { id: userId, corporationId, isFoundry } of people) {
      if (random.next() > chance) continue;
      const hour = new Date(date).setUTCHours(random.pick(workingHours), 0, 0, 0);
      const who = {
        ...{ hour: new Date(hour).toISOString(), userId, corporationId },
        userType: isFoundry ? ('foundry_user' as const) : ('external_user' as const),
      };
      rows.push({ ...who, kind: 'page.viewed', term: '', count: random.whole(2, 14) });
      if (random.next() > searching) continue;
      const isEmpty = random.next() < 0.15;
      const count = random.whole(1, 3);
      const term = random.pick(isEmpty ? notFound : found);
      rows.push({ ...who, kind: 'search.run', term, count, empty: isEmpty ? count : 0 });
    }
  }
  await insertInBatches(rows, (batch) => db.insert(usageHours).values(batch));
}

export const usageDemo = demoStep([historyDemo], fillUsage);
