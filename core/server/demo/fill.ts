import { eq, sql } from 'drizzle-orm';
import { demoAccounts } from '#features/identity/domain/demo-accounts.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { chanceFrom } from './chance.ts';
import { fillCaseWork } from '#features/submissions/demo/fill-case-work.ts';
import { fillCollections } from '#features/collections/demo/fill-collections.ts';
import { fillCorrespondence } from '#features/messages/demo/fill-correspondence.ts';
import { fillCorporations } from '#features/corporations/demo/fill-corporations.ts';
import { fillDirectory } from '#features/companies/demo/fill-directory.ts';
import { fillHistory } from '#features/activity/demo/fill-history.ts';
import { fillNotifications } from '#features/notifications/demo/fill-notifications.ts';
import { fillOpportunities } from '#features/opportunities/demo/fill-opportunities.ts';
import { fillOtherRecords } from '#features/companies/demo/fill-other-records.ts';
import { fillPeople } from '#features/users/demo/fill-people.ts';
import { fillProjects } from '#features/projects/demo/fill-projects.ts';
import { fillSearches } from '#features/saved-searches/demo/fill-searches.ts';
import { fillSubmissions } from '#features/submissions/demo/fill-submissions.ts';
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
