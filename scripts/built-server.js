import { join } from 'node:path';
import { serverBundle } from './bundles.js';
import { root, runOnOwnNode } from './child.js';
import { currentEntryOf } from './web-build.js';

/** Node options that bound the memory of the server. */
export const memorySwitches = [
  // The young generation grows during startup and keeps its size: 30 MB with the default.
  '--max-semi-space-size=4',
  // The server gives back what its start left, see run-server.ts.
  '--expose-gc',
];

/** Environment variables that do, unless set already. */
export const memoryEnvironment = {
  // Otherwise each thread of the search engine keeps its freed memory.
  MALLOC_ARENA_MAX: '2',
};

const nodeSwitches = [
  ...['--import', new URL('source-maps.js', import.meta.url).href],
  ...memorySwitches,
];

/** Where compiled code is kept across starts. */
export const compileCache = join(root, '.cache/node');

const nodeEnvironment = {
  NODE_COMPILE_CACHE: compileCache,
  ...memoryEnvironment,
};

/**
 * Runs the built server until it exits. Returns its exit code.
 *
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 */
export const runBuiltServer = (parameters, environment) =>
  runFile(serverBundle.output, parameters, environment);

/**
 * Runs a bundle until it exits: its build when that is of the present sources, else the sources. Returns its
 * exit code.
 *
 * @param {import('./bundles.js').Bundle} bundle
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 */
export const runCurrent = (bundle, parameters, environment) =>
  runFile(currentEntryOf(bundle), parameters, environment);

/**
 * @param {string} file
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 */
const runFile = (file, parameters, environment) =>
  runOnOwnNode(file, parameters, { ...nodeEnvironment, ...environment }, nodeSwitches);
