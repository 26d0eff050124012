import type { FastifyInstance } from 'fastify';
import { afterAll, inject as provided } from 'vitest';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { buildApp } from '#app/server/app.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import { searchIndexService } from '#features/directory/search/server/shared/services.ts';
import { openJobs, type Jobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Settings } from '#core/server/settings.ts';
import type { Services } from '#core/server/services.ts';
import { clientOf, type Client } from './client.ts';
import { openGuardedDatabase } from './guard-transactions.ts';
import { signInWith, type SignedIn } from './sign-in.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';
import { copyDatabase } from './test-database.ts';
import { testSettings } from './test-settings.ts';
import { withCostNoted } from './cost.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  /** One more server over the same database and data folder, maybe set differently; the caller closes it. */
  openNode(settings?: Partial<Settings>): Promise<Pick<TestServer, 'app' | 'services' | 'index'>>;
  readonly database: Awaited<ReturnType<typeof openGuardedDatabase>>;
  readonly settings: Settings;
  readonly jobs: Jobs;
  readonly index: SearchIndex;
  readonly files: ReturnType<typeof fileStoreOf>;
  readonly services: Services;
  /** A client without a token. */
  readonly anonymous: Client;
  /** Signs in over HTTP, once for each address; later calls return the same client. */
  signIn(email: string, password?: string): Promise<SignedIn>;
  /** Signs in again: another session. */
  signInAgain(email: string, password?: string): Promise<SignedIn>;
}

export interface TestServerOptions {
  /** Whether the demonstration data is there. */
  readonly demonstration?: boolean;
  /** Settings that differ from the test defaults. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The address by which the server reaches its database, from the real one. */
  readonly through?: (url: string) => Promise<string>;
}

/** The whole server over a database for this test file; closed after the file. */
export const openTestServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  withCostNoted(process.env.OPENED_SERVERS, () => open(options));

async function open(options: TestServerOptions): Promise<TestServer> {
  const { demonstration = false, environment = {}, through } = options;
  const copy = await copyDatabase(
    provided('databaseServer'),
    demonstration ? 'demonstration' : 'empty',
  );
  const folder = await makeTemporaryFolder();
  const url = (await through?.(copy.url)) ?? copy.url;
  const settings = testSettings({ DATA_DIR: folder, DATABASE_URL: url, ...environment });
  const log = openLog(settings.logLevel);
  const { databaseUrl, replicaUrl } = settings;
  const database = await openGuardedDatabase({ url: databaseUrl, replicaUrl, dataFolder: '' }, log);
  const jobs = openJobs(database, log);
  const openNode = async (other: Partial<Settings> = {}) => {
    const parts = { settings: { ...settings, ...other }, database, jobs, log, demo: demonstration };
    const { app, services } = await buildApp({ ...parts, webFolder: '/no-web-app-here' });
    return { app, services, index: services.get(searchIndexService) };
  };
  const { app, services, index } = await openNode();
  afterAll(async () => {
    await app.close();
    await jobs.close();
    await database.close();
    await copy.drop();
    await removeTemporaryFolder(folder);
  });

  const signedIn = new Map<string, Promise<SignedIn>>();
  const signInAgain = (email: string, password: string = demoPassword) =>
    signInWith(app, settings.publicUrl, email, password);
  return {
    app,
    openNode,
    database,
    settings,
    jobs,
    index,
    files: fileStoreOf(settings),
    services,
    anonymous: clientOf(app, {}),
    signInAgain,
    signIn: (email, password) => {
      const person = signedIn.get(email) ?? signInAgain(email, password);
      signedIn.set(email, person);
      return person;
    },
  };
}
