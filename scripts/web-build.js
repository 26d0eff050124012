import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serverBundle, webBundle } from './bundles.js';
import { root, runOnOwnNode } from './child.js';

/** @typedef {import('./bundles.js').Bundle} Bundle */

const bundles = [webBundle, serverBundle];

/**
 * Whether anything at or under a path changed since a time. A folder counts too: a file may have been
 * removed from it.
 *
 * @param {string} path
 * @param {number} moment
 * @param {RegExp} ignored
 * @returns {boolean}
 */
function changedSince(path, moment, ignored) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  if (stats.mtimeMs > moment) return true;
  if (!stats.isDirectory()) return false;
  return readdirSync(path).some(
    (name) => !ignored.test(name) && changedSince(join(path, name), moment, ignored),
  );
}

/**
 * Why a bundle must be built, as a message, or null.
 *
 * @param {string} folder
 * @param {Bundle} bundle
 */
export function whyBuild(folder, { output, sources, ignored }) {
  const moment = statSync(join(folder, output), { throwIfNoEntry: false })?.mtimeMs;
  if (moment === undefined) return 'it has not been built yet';
  const changed = sources.some((source) => changedSince(join(folder, source), moment, ignored));
  return changed ? 'it has changed since it was last built' : null;
}

/**
 * What to start, relative to the root: the build, or the sources, which start three times as slowly, when
 * the build is of older ones.
 *
 * @param {Bundle} bundle
 */
export const currentEntryOf = (bundle) =>
  whyBuild(root, bundle) === null ? bundle.output : bundle.entry;

/**
 * Returns the exit code.
 *
 * @param {Bundle} bundle
 */
function build({ config }) {
  // By default Vite builds for production; it would follow a NODE_ENV meant for the server.
  const { NODE_ENV: _, ...environment } = process.env;
  return runOnOwnNode(
    'node_modules/vite/bin/vite.js',
    ['build', '--config', config, '--logLevel', 'warn'],
    environment,
  );
}

/** Builds the web app into dist/web and the server into dist/server. Returns the exit code. */
export async function buildAll() {
  const codes = await Promise.all(bundles.map(build));
  return Math.max(...codes);
}

/** Builds stale bundles and prints why. Returns whether all succeeded. */
export async function ensureBuilt() {
  const outcomes = await Promise.all(
    bundles.map(async (bundle) => {
      const reason = whyBuild(root, bundle);
      if (reason === null) return true;
      console.log(`Building the ${bundle.name}, because ${reason}.`);
      return (await build(bundle)) === 0;
    }),
  );
  if (outcomes.every(Boolean)) return true;
  console.error('\nOutrider could not be built; what was wrong stands above.\n');
  return false;
}
