import { root, runOnOwnNode } from './child.js';
import { isInstalled } from './install.js';

// Runs one of our scripts on the Node installed with Outrider: node scripts/run.js FILE …

const [file, ...parameters] = process.argv.slice(2);

if (file === undefined) {
  console.error('Which file? node scripts/run.js FILE …');
  process.exitCode = 2;
} else {
  process.exitCode = isInstalled(root) ? await runOnOwnNode(file, parameters) : 1;
}
