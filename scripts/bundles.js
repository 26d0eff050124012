/**
 * @typedef {object} Bundle a Vite build
 * @property {string} name for messages
 * @property {string} config of Vite
 * @property {string} entry
 * @property {string} output the entry once built
 * @property {string[]} sources a change to any of them, or under it, makes the build stale
 * @property {RegExp} ignored names of files and folders among them that are not part of the build
 */

/** @type {Bundle} */
export const webBundle = {
  name: 'web app',
  config: 'vite.config.ts',
  entry: 'index.html',
  output: 'dist/web/index.html',
  sources: [
    'app',
    'core',
    'features',
    'ui',
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    'scripts/web-chunks.ts',
  ],
  ignored: /^(?:server|platform|tests|demo)$|^features?\.server\.ts$|\.test\.tsx?$/u,
};

/** @type {Bundle} */
export const serverBundle = {
  name: 'server',
  config: 'vite.server.config.ts',
  entry: 'app/server/main.ts',
  output: 'dist/server/main.js',
  sources: ['app', 'core', 'features', 'cli', 'vite.server.config.ts', 'package-lock.json'],
  ignored: /^(?:web|tests)$|^features?\.web\.tsx?$|\.test\.tsx?$/u,
};

/**
 * The command line, built with the server, whose modules it shares.
 *
 * @type {Bundle}
 */
export const commandLineBundle = {
  ...serverBundle,
  name: 'command line',
  entry: 'cli/outrider.ts',
  output: 'dist/server/outrider.js',
};
