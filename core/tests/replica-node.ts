import { sql } from 'drizzle-orm';
import { buildApp } from '#app/server/app.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { loadOrCreateSecret } from '#core/server/server-secret.ts';
import type { ReplicatedClusters } from './replicated-clusters.ts';
import { signInWith, type SignedIn } from './sign-in.ts';
import { testSettings } from './test-settings.ts';

export interface ReplicaNode {
  readonly database: OpenDatabase;
  signIn(email: string): Promise<SignedIn>;
  /** Whether what is read now is read from the standby. */
  asStandby(): Promise<boolean>;
  close(): Promise<void>;
}

/** A server over two PostgreSQL servers, which reads from the one that takes no writes. */
export async function openReplicaNode(
  { url, replicaUrl }: ReplicatedClusters,
  dataFolder: string,
): Promise<ReplicaNode> {
  const settings = testSettings({
    DATA_DIR: dataFolder,
    AUTH_SECRET: loadOrCreateSecret(dataFolder),
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: replicaUrl,
  });
  const log = openLog('silent');
  const database = await openDatabase({ url, replicaUrl, dataFolder: '' }, log);
  const jobs = openJobs(database, log);
  const parts = { settings, database, jobs, log, demo: true, webFolder: '/none' };
  const { app } = await buildApp(parts);
  return {
    database,
    signIn: (email) => signInWith(app, settings.publicUrl, email, demoPassword),
    asStandby: async () => {
      const { rows } = await database.reading(() =>
        database.db.execute<{ isStandby: boolean }>(sql`select pg_is_in_recovery() as "isStandby"`),
      );
      return rows[0]?.isStandby === true;
    },
    close: async () => {
      await app.close();
      await jobs.close();
      await database.close();
    },
  };
}
