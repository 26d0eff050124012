import { join } from 'node:path';
import { serverBundle } from './bundles.js';
import { root, runOnOwnNode } from './child.js';

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

const nodeEnvironment = {
  // Caches compiled code across starts.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...memoryEnvironment,
};

/**
 * Runs the built server until it exits. Returns its exit code.
 *
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 */
export function runBuiltServer(parameters, environment) {
  return runOnOwnNode(
    serverBundle.output,
    parameters,
    { ...nodeEnvironment, ...environment },
    nodeSwitches,
  );
}
