import { runCurrent } from './built-server.js';
import { commandLineBundle } from './bundles.js';
import { root } from './child.js';
import { isInstalled } from './install.js';

// The command line.
process.exitCode = isInstalled(root)
  ? await runCurrent(commandLineBundle, process.argv.slice(2), process.env)
  : 1;
