import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { ensureInstalled } from './install.js';
import { ensureBuilt } from './web-build.js';

if (!((await ensureInstalled(root)) && (await ensureBuilt()))) process.exit(1);

process.exitCode = await runOnOwnNode('core/server/main.ts', process.argv.slice(2), {
  // A fifth less to do at each start: what was compiled last time is kept.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...process.env,
  NODE_ENV: 'production',
});
