import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';

const built = 'dist/web/index.html';
const sources = ['core', 'features', 'ui', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** What lies in these folders but never reaches a browser. */
const isElsewhere = /^(?:server|platform|tests|demo)$|\.test\.tsx?$/u;

/**
 * Whether anything at or under a path changed after a moment. A folder counts too, as one from
 * which a file has been removed.
 *
 * @param {string} path
 * @param {number} moment
 * @returns {boolean}
 */
function changedSince(path, moment) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.mtimeMs > moment) return true;
  if (!found.isDirectory()) return false;
  return readdirSync(path).some(
    (name) => !isElsewhere.test(name) && changedSince(join(path, name), moment),
  );
}

/**
 * Why the web app must be built, in words for the person who waits for it, or null.
 *
 * @param {string} folder
 */
export function whyBuild(folder) {
  const moment = statSync(join(folder, built), { throwIfNoEntry: false })?.mtimeMs;
  if (moment === undefined) return 'it has not been built yet';
  const changed = sources.some((source) => changedSince(join(folder, source), moment));
  return changed ? 'it has changed since it was last built' : null;
}

/** Builds the web app into dist/web. Answers the exit code. */
export async function buildWeb() {
  // Left alone, Vite builds for production; it would follow a NODE_ENV that is meant for the server.
  const { NODE_ENV: _, ...environment } = process.env;
  return runOnOwnNode(
    'node_modules/vite/bin/vite.js',
    ['build', '--logLevel', 'warn'],
    environment,
  );
}

/** Builds it if need be, and says so. Answers whether it is there. */
export async function ensureBuilt() {
  const reason = whyBuild(root);
  if (reason === null) return true;
  console.log(`Building the web app, because ${reason}.`);
  if ((await buildWeb()) === 0) return true;
  console.error('\nThe web app could not be built; what was wrong stands above.\n');
  return false;
}
