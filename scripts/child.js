import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const npmPollMs = 250;

/**
 * A process's entry in /proc, where there is one.
 *
 * @param {number} pid
 */
function processAt(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = line.lastIndexOf(')');
    const name = line.slice(line.indexOf('(') + 1, afterName);
    return { name, parent: Number(line.slice(afterName + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/**
 * Calls back when npm has exited. A signal sent to npm alone ends npm and at most the shell between us,
 * and never arrives here. Returns a function that stops watching.
 *
 * @param {() => void} gone
 */
function watchNpm(gone) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined || parent === 1) return () => {};
  const npm = processAt(parent)?.parent ?? 1;
  const isBehindShell = processAt(npm)?.name.startsWith('npm') ?? false;
  const timer = setInterval(() => {
    const shellLostNpm = isBehindShell && processAt(parent)?.parent !== npm;
    if (process.ppid !== parent || shellLostNpm) gone();
  }, npmPollMs).unref();
  return () => clearInterval(timer);
}

/** @type {NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Prints each line after a label, so that the lines of several programs can be told apart.
 *
 * @param {import('node:stream').Readable | null} source
 * @param {NodeJS.WriteStream} target
 * @param {string} label
 */
function printLabelled(source, target, label) {
  if (source === null) return;
  createInterface({ input: source }).on('line', (line) => target.write(`${label}${line}\n`));
}

/**
 * Runs a program until it exits, and forwards signals to it. Returns its exit code; as in a shell, 128
 * plus the signal's number when a signal ended it, and 127 when it could not be started.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions & { label?: string }} [options] with a `label`, each
 *   line of its output begins with that
 * @returns {Promise<number>}
 */
export function run(command, parameters, { label, ...options } = {}) {
  return new Promise((done) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = label === undefined ? 'inherit' : ['inherit', 'pipe', 'pipe'];
    const child = spawn(command, parameters, { cwd: root, stdio, ...options });
    printLabelled(child.stdout, process.stdout, label ?? '');
    printLabelled(child.stderr, process.stderr, label ?? '');
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of passedOn) process.on(signal, passOn);
    const stopWatching = watchNpm(() => child.kill('SIGTERM'));
    /** @param {number} code */
    const end = (code) => {
      stopWatching();
      for (const signal of passedOn) process.off(signal, passOn);
      done(code);
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.once('exit', (code, signal) => {
      end(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * The Node installed with Outrider. Null when it is missing and the current Node is too old to replace
 * it.
 */
export function ownNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules/node/bin', name);
  if (existsSync(installed)) return installed;
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= 24 ? process.execPath : null;
}

/**
 * Runs a script of ours, or of a package, on that Node, with node_modules/.bin in its PATH.
 *
 * @param {string} file relative to the root
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string[]} [switches] Node options
 * @param {string} [label] before each line of its output
 * @returns {Promise<number>}
 */
export async function runOnOwnNode(
  file,
  parameters,
  environment = process.env,
  switches = [],
  label = undefined,
) {
  const node = ownNode();
  if (node === null) {
    console.error(
      '\nThe Node.js that Outrider runs on is missing, because its install script did not run. ' +
        'This helps: npm rebuild node --ignore-scripts=false\n',
    );
    return 1;
  }
  // From process.env itself, whose names are case-insensitive on Windows (Path).
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return run(node, [...switches, join(root, file), ...parameters], {
    env: { ...environment, PATH: path },
    label,
  });
}
