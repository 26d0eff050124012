import { join } from 'node:path';
import { commandLineBundle } from '#scripts/bundles.js';
import { root } from '#scripts/child.js';

/** The file of the command line as built, which is what people run. */
export const commandLine = join(root, commandLineBundle.output);
