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
  // Bytes. Larger blocks go back to the system when they are freed: by itself malloc keeps up to 32 MB of them.
  MALLOC_MMAP_THRESHOLD_: String(2 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(4 * 2 ** 20),
  // Bytes that the search engine reads ahead: 2 GB otherwise, so all of a table before it is worked on.
  LANCE_DEFAULT_IO_BUFFER_SIZE: String(32 * 2 ** 20),
  // The word index is made in parts of so many MB, one at a time, and not of a gigabyte for each processor.
  LANCE_FTS_PARTITION_SIZE: '384',
  LANCE_FTS_NUM_SHARDS: '1',
};

const nodeSwitches = [
  '--import',
  new URL('source-maps.js', import.meta.url).href,
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
