import { eq, sql } from 'drizzle-orm';
import { demoAccounts } from '#domain/demo.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import type { Log } from '#server/platform/log/log.ts';
import { corporations } from '#server/tables/corporations.ts';
import { authUsers } from '#server/tables/identity.ts';
import { chanceFrom } from './chance.ts';
import { fillCaseWork } from './fill-case-work.ts';
import { fillCollections } from './fill-collections.ts';
import { fillCorrespondence } from './fill-correspondence.ts';
import { fillCorporations } from './fill-corporations.ts';
import { fillDirectory } from './fill-directory.ts';
import { fillHistory } from './fill-history.ts';
import { fillNotifications } from './fill-notifications.ts';
import { fillOpportunities } from './fill-opportunities.ts';
import { fillOtherRecords } from './fill-other-records.ts';
import { fillPeople } from './fill-people.ts';
import { fillProjects } from './fill-projects.ts';
import { fillSearches } from './fill-searches.ts';
import { fillSubmissions } from './fill-submissions.ts';
import { day, type Filling } from './filling.ts';

const seed = 20_261_121;
const lockKey = 7_206_545;

/** Whether the demonstration accounts are in this database. */
export async function holdsDemonstration(db: Queryable): Promise<boolean> {
  const first = demoAccounts[0]?.email ?? '';
  const found = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, first));
  return found.length > 0;
}

async function holdsAnything(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${corporations} union all select 1 from ${authUsers} limit 1`);
  return rows.length > 0;
}

/** One chance for all: the order in which the parts draw from it is part of the seed. */
async function fillEverything(filling: Filling): Promise<void> {
  const corporationsFilled = await fillCorporations(filling);
  const { corporationIds } = corporationsFilled;
  const people = await fillPeople(filling, corporationIds);
  const directory = await fillDirectory(filling);
  const posted = await fillOpportunities(filling, corporationsFilled, people);
  const submitted = await fillSubmissions(filling, posted, directory);
  await fillProjects(filling, posted, submitted, corporationIds, people);
  await fillCaseWork(filling, submitted);
  await fillHistory(filling);
  await fillNotifications(filling);
  await fillCollections(filling, directory);
  await fillCorrespondence(filling, posted, people);
  await fillOtherRecords(filling, directory, submitted);
  await fillSearches(filling);
}

/** Fills an empty database, whole or not at all; one that holds anything is left alone. */
export async function fillWithDemonstration(
  database: Database,
  options: { publicUrl: string },
  log: Log,
): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (await holdsAnything(db)) return;
    const startedAt = performance.now();
    const now = new Date();
    await fillEverything({
      db,
      chance: chanceFrom(seed),
      now,
      publicUrl: options.publicUrl,
      at: (days) => new Date(now.getTime() + days * day).toISOString(),
    });
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'Filled with demonstration data.');
  });
}
