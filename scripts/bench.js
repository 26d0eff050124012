import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { isInstalled } from './install.js';
import { ensureBuilt } from './web-build.js';

const [name, ...parameters] = process.argv.slice(2);
const file = `bench/${name}.ts`;

function listNames() {
  const names = readdirSync(join(root, 'bench'))
    .filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'))
    .map((entry) => `  ${entry.slice(0, -'.ts'.length)}`);
  console.log(`What can be measured: npm run bench -- NAME\n\n${names.join('\n')}\n`);
}

if (name === undefined) {
  listNames();
} else if (!existsSync(join(root, file))) {
  console.error(`There is no measurement called "${name}".\n`);
  listNames();
  process.exitCode = 2;
} else {
  // Measures the current sources, not the last build.
  const isReady = isInstalled(root) && (await ensureBuilt());
  process.exitCode = isReady ? await runOnOwnNode(file, parameters) : 1;
}
