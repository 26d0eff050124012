import { join } from 'node:path';
import { commandLineBundle } from '#scripts/bundles.js';
import { root } from '#scripts/child.js';
import { currentEntryOf } from '#scripts/web-build.js';

/** The command line's file: as built, which starts four times as fast, unless the sources are newer. */
export const commandLine = join(root, currentEntryOf(commandLineBundle));
