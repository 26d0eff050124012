import { root, runOnOwnNode } from './child.js';
import { ensureInstalled } from './install.js';
import { ensureBuilt } from './web-build.js';

if (!((await ensureInstalled(root)) && (await ensureBuilt()))) process.exit(1);

process.exitCode = await runOnOwnNode('server/main.ts', process.argv.slice(2), {
  ...process.env,
  NODE_ENV: 'production',
});
