import { join } from 'node:path';
import { serverBundle } from './bundles.js';
import { root, runOnOwnNode } from './child.js';

/** The switches of Node that the built server runs with. */
const nodeSwitches = [
  ...['--import', new URL('source-maps.js', import.meta.url).href],
  // The young generation grows with the objects of the start and keeps that size: 30 MB with the default.
  '--max-semi-space-size=4',
];

/** What the built server finds in its environment unless it is set already. */
const nodeEnvironment = {
  // Code that was compiled at the last start is not compiled again.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  // Each of the search engine's threads would keep freed memory of its own.
  MALLOC_ARENA_MAX: '2',
};

/**
 * Runs the built server to its end. Answers its exit code.
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
