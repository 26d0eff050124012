import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagedChromium } from './packaged-chromium.js';

const startPatienceMs = 60_000;

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Browsers that may be on this machine, the likeliest first.
 *
 * @param {string} path the PATH
 * @param {string[]} places
 */
export function browsersOnMachine(path, places = usualPlaces) {
  const inPath = path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...inPath, ...places])].filter((file) => existsSync(file));
}

/**
 * Whether a browser really starts and shows a page: one that lies there may still lack libraries.
 *
 * @param {string} browser
 */
export function starts(browser) {
  const profile = mkdtempSync(join(tmpdir(), 'outrider-chromium-'));
  const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const page = ['--dump-dom', 'data:text/html,<p>outrider</p>'];
  try {
    const parameters = [...switches, ...quiet, `--user-data-dir=${profile}`, ...page];
    const { stdout } = spawnSync(browser, parameters, {
      encoding: 'utf8',
      timeout: startPatienceMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return (stdout ?? '').includes('<p>outrider</p>');
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Asks Debian for one, where we may. Answers whether that went well. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium starts on this machine yet; asking apt-get for one.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} parameters */
  const aptGet = (...parameters) =>
    spawnSync('apt-get', parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', 'chromium');
  return install() || (aptGet('update') && install());
}

/** What a person has to do when none was found. */
function advice() {
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install chromium';
  return `No Chromium starts on this machine, and the browser tests need one. This helps: ${command}`;
}

/**
 * @typedef {object} Ways the places a browser may come from, replaceable by tests
 * @property {() => string[]} onMachine
 * @property {() => Promise<string[]>} packaged
 * @property {() => boolean} install
 * @property {(browser: string) => boolean} starts
 */

/** @type {Ways} */
const realWays = {
  onMachine: () => browsersOnMachine(process.env.PATH ?? ''),
  packaged: packagedChromium,
  install: installFromDebian,
  starts,
};

/**
 * Finds a browser that starts: the one that is named, one of the machine, the one that came with
 * our packages, one from Debian. Answers its path, or a sentence that says what to do.
 *
 * @param {string | undefined} named CHROMIUM_PATH
 * @param {Ways} [ways]
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findChromium(named, ways = realWays) {
  if (named) {
    if (ways.starts(named)) return { path: named };
    return { problem: `CHROMIUM_PATH is "${named}", and that does not start as a browser.` };
  }
  const ready = ways.onMachine().find((browser) => ways.starts(browser));
  if (ready !== undefined) return { path: ready };
  const packaged = (await ways.packaged()).find((browser) => ways.starts(browser));
  if (packaged !== undefined) return { path: packaged };
  const installed = ways.install() ? ways.onMachine().find((found) => ways.starts(found)) : undefined;
  return installed === undefined ? { problem: advice() } : { path: installed };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if ('path' in found) console.log(found.path);
  else {
    console.error(`\n${found.problem}\n`);
    process.exitCode = 1;
  }
}
