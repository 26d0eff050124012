import { sql } from 'drizzle-orm';
import type { UsageKind } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import { usageHours } from '#features/portfolio/metrics/server/tables.ts';
import { sumUsage } from '#features/portfolio/metrics/server/usage-sums.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { radarsDemo } from '#features/portfolio/radars/demo/fill-radars.ts';
import { readPeople, readThings, type DemoPerson, type DemoThings } from './read-demo.ts';
import { downloads, filters, termsWithHits, termsWithoutHits, screens } from './usage-words.ts';

/** Ninety days, and as many before to compare with. */
const shownDays = 190;
const workingHours = [7, 8, 9, 10, 12, 13, 14, 15] as const;
/** How often a person with an average habit is there on a working day, at the beginning and now. */
const [thereFirst, thereNow] = [0.54, 0.64];
const mondays = 0.8;
const weekends = 0.05;
const habits = [1.3, 1.15, 1, 0.8, 0.5] as const;
const seed = 1107;

/** Of a list in order of fame, the first ones most often. */
const famous = <One>(random: Random, from: readonly One[]): One | undefined =>
  from[Math.floor(random.next() ** 1.6 * from.length)];

interface Told {
  readonly kind: UsageKind;
  readonly term: string;
  readonly isEmpty?: boolean;
}

/** What somebody does in an hour. */
function visit(random: Random, { corporationId }: DemoPerson, things: DemoThings): Told[] {
  const events: Told[] = [];
  const tell = (kind: UsageKind, term: string | undefined, isEmpty = false) => {
    if (term !== undefined) events.push({ kind, term, isEmpty });
  };
  const view = (kind: UsageKind, of: keyof DemoThings, most: number) => {
    const ours = things[of].filter(
      (one) =>
        corporationId === null || one.corporationId === null || one.corporationId === corporationId,
    );
    for (let left = random.whole(0, most); left > 0; left -= 1) {
      tell('page.viewed', '');
      tell(kind, famous(random, ours)?.id);
    }
  };
  for (let left = random.whole(1, 4); left > 0; left -= 1) {
    tell('page.viewed', '');
    tell('navigation.clicked', famous(random, screens));
  }
  view('opportunity.viewed', 'opportunities', 2);
  view('submission.viewed', 'submissions', 4);
  view('profile.viewed', 'companies', 3);
  if (random.next() < 0.4) view('project.viewed', 'projects', 2);
  if (random.next() < 0.25) view('radar.viewed', 'radars', 1);
  if (random.next() < 0.45) tell('filter.applied', famous(random, filters));
  if (random.next() < 0.1) tell('file.downloaded', famous(random, downloads));
  if (random.next() < 0.5) {
    const isEmpty = random.next() < 0.14;
    tell('search.run', famous(random, isEmpty ? termsWithoutHits : termsWithHits), isEmpty);
  }
  return events;
}

/** Half a year of use, counted by hour as the product does: more by and by, hardly any at weekends. */
async function fillUsage({ db, now }: FillContext): Promise<void> {
  const random = seededRandom(seed);
  const people = await readPeople(db, now);
  const things = await readThings(db);
  const rows = new Map<string, typeof usageHours.$inferInsert>();
  for (let ago = shownDays; ago >= 1; ago -= 1) {
    const date = new Date(now.getTime() - ago * day);
    const weekday = date.getUTCDay();
    const usual = thereFirst + (thereNow - thereFirst) * (1 - ago / shownDays);
    const ofDay = weekday === 0 || weekday === 6 ? weekends : weekday === 1 ? mondays : 1;
    for (const [nth, person] of people.entries()) {
      const isThere = random.next() < usual * ofDay * (habits[nth % habits.length] ?? 1);
      if (!isThere || person.joinedDaysAgo < ago) continue;
      for (const at of random.some(workingHours, random.whole(1, 3))) {
        const hour = new Date(new Date(date).setUTCHours(at, 0, 0, 0)).toISOString();
        for (const { kind, term, isEmpty = false } of visit(random, person, things)) {
          const key = `${hour} ${person.id} ${kind} ${term}`;
          const { count = 0, empty = 0 } = rows.get(key) ?? {};
          const { id: userId, corporationId, userType } = person;
          rows.set(key, {
            hour,
            userId,
            corporationId,
            userType,
            kind,
            term,
            count: count + 1,
            empty: empty + (isEmpty ? 1 : 0),
          });
        }
      }
    }
  }
  await insertInBatches([...rows.values()], (batch) => db.insert(usageHours).values(batch));
  await sumUsage(db);
  await db.execute(sql`analyze ${usageHours}`);
}

export const usageDemo = demoStep([historyDemo, radarsDemo], fillUsage);
