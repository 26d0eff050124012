import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBuiltServer } from './built-server.js';
import { serverBundle } from './bundles.js';
import { root, runOnOwnNode } from './child.js';
import { whyBuild } from './web-build.js';

const port = process.env.PORT ?? '4310';

/** What the browser tests visit: the whole product on data of its own, which it leaves nothing of. */
const folder = mkdtempSync(join(tmpdir(), 'outrider-e2e-'));
// As root the database runs as somebody else, who must be able to walk in.
chmodSync(folder, 0o755);

/** Where the folder is written down, for tests that use the command line beside the browser. */
const note = join(root, '.cache/tests', port, 'data-folder');
mkdirSync(dirname(note), { recursive: true });
writeFileSync(note, folder);

/** Settings of the person who runs the tests, which must not reach what is tested. */
const own =
  /^(?:DATABASE_|SEARCH_|FILES_|SMTP_|GOOGLE_|MICROSOFT_|OIDC_|AUTH_|PUBLIC_|PRODUCT_|PASSWORD_|TRUST_|ANALYTICS_|DEMO$|HOST$)/u;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !own.test(name)),
);

const runnerPollMs = 500;

/** A test runner that is killed stops nothing; what it started would hold its port for ever. */
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

try {
  const settings = {
    ...environment,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: port,
    LOG_LEVEL: 'warn',
  };
  // As people run it; a build of older sources would test something else.
  process.exitCode =
    whyBuild(root, serverBundle) === null
      ? await runBuiltServer([], settings)
      : await runOnOwnNode(serverBundle.entry, [], settings);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
