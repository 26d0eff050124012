import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCurrent } from './built-server.js';
import { serverBundle } from './bundles.js';
import { root } from './child.js';
import { copyDemonstration } from './demonstration.ts';
import { localClient, openIdentityProvider } from './identity-provider/open-identity-provider.ts';
import { providerPeople } from './identity-provider/people.ts';

const port = process.env.PORT ?? '4310';

/** The server for the browser tests: the whole product on temporary data. */
const parent = mkdtempSync(join(tmpdir(), 'outrider-e2e-'));
// As root the database runs as another user, who must be able to enter the folder.
chmodSync(parent, 0o755);
const folder = join(parent, 'data');

/** Stores the folder's path, for tests that use the command line beside the browser. */
const note = join(root, '.cache/tests', port, 'data-folder');
mkdirSync(dirname(note), { recursive: true });
writeFileSync(note, folder);

/** Settings in the developer's environment, which must not affect the tests. */
const own =
  /^(?:DATABASE_|SEARCH_|FILES_|SMTP_|GOOGLE_|MICROSOFT_|OIDC_|AUTH_|PUBLIC_|EMULATORS$|PRODUCT_|PASSWORD_|TRUST_|ANALYTICS_|DEMO$|HOST$)/u;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !own.test(name)),
);

const runnerPollMs = 500;

/** A test runner that is killed stops nothing: its children would keep the port. */
function stopWithRunner(runner: number): void {
  const timer = setInterval(() => {
    try {
      process.kill(runner, 0);
    } catch {
      clearInterval(timer);
      process.kill(process.pid, 'SIGTERM');
    }
  }, runnerPollMs);
  timer.unref();
}

if (process.env.RUNNER_PID !== undefined) stopWithRunner(Number(process.env.RUNNER_PID));

// It plays Google, Microsoft and a company's own provider.
const identityProvider = await openIdentityProvider(0, providerPeople);

try {
  await copyDemonstration(port, folder);
  const settings = {
    ...environment,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: port,
    LOG_LEVEL: 'warn',
    CALL_LIMITS: 'off',
    AUTH_EMULATOR_URL: identityProvider.url,
    OIDC_COMPANY_ISSUER: `${identityProvider.url}/company`,
    OIDC_COMPANY_CLIENT_ID: localClient.id,
    OIDC_COMPANY_CLIENT_SECRET: localClient.secret,
    OIDC_COMPANY_DOMAINS: 'skf.example',
  };
  // Builds first: a build of older sources would test something else.
  process.exitCode = await runCurrent(serverBundle, [], settings);
} finally {
  await identityProvider.close();
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
}
