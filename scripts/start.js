import { runBuiltServer } from './built-server.js';
import { root } from './child.js';
import { ensureInstalled } from './install.js';
import { ensureBuilt } from './web-build.js';

if (!((await ensureInstalled(root)) && (await ensureBuilt()))) process.exit(1);

process.exitCode = await runBuiltServer(process.argv.slice(2), {
  ...process.env,
  NODE_ENV: 'production',
});
