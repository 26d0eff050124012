import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.js';

// Code that runs before the first install is plain JavaScript: the current Node may be older.

const leastNode = [20, 19];

/**
 * Whether a Node of this version can install and start Outrider.
 *
 * @param {string} version such as "20.19.0"
 */
export function isNodeRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;

/**
 * Why an install is needed, as a message, or null.
 *
 * @param {string} root
 */
export function whyInstall(root) {
  // npm writes this file last, so an interrupted install is repeated.
  const installed = changedAt(join(root, 'node_modules/.package-lock.json'));
  if (installed === null) return 'what it stands on is not installed yet';
  const lockChange = changedAt(join(root, 'package-lock.json'));
  if (lockChange !== null && lockChange > installed) return 'package-lock.json has changed';
  return null;
}

/**
 * The npm that started us and its Node, else the first npm in the PATH. Not `process.execPath`, which
 * may be the very file that a new install replaces.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {[string, string[]]}
 */
function npm({ npm_execpath: script, npm_node_execpath: node }) {
  if (script?.endsWith('.js') && node && existsSync(node)) return [node, [script]];
  return ['npm', []];
}

/**
 * Prints what is missing, for scripts that must not install. Returns whether all is there.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const reason = whyInstall(root);
  if (reason === null) return true;
  console.error(`\nThis cannot run, because ${reason}. This helps: npm install\n`);
  return false;
}

/**
 * Installs package-lock.json if that is not done already. Returns whether all is there.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (!isNodeRecentEnough(process.versions.node)) {
    console.error(
      `\nOutrider needs Node.js ${leastNode.join('.')} or newer; this is ${process.versions.node}. ` +
        'Install a newer one from https://nodejs.org and try again.\n',
    );
    return false;
  }
  const reason = whyInstall(root);
  if (reason === null) return true;
  console.log(`\nInstalling, because ${reason}. This can take a minute or two.\n`);
  // In production npm would leave out the build tools.
  const { NODE_ENV: _, ...environment } = process.env;
  const [command, parameters] = npm(environment);
  // Not `npm ci`: it rejects a lock file that leaves out an optional package of another platform.
  const install = ['install', '--no-save', '--include=dev', '--loglevel=error'];
  const code = await run(command, [...parameters, ...install], {
    cwd: root,
    env: environment,
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (code !== 0) console.error('\nThe install did not succeed; what npm said stands above.\n');
  return code === 0;
}
