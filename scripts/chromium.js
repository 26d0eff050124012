import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagedChromium } from './packaged-chromium.js';

const startPatienceMs = 20_000;

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

/** Options of every browser we start; without network access its services would delay it. */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Whether a browser starts and renders a page: an installed one may still lack libraries.
 *
 * @param {string} browser
 */
export async function starts(browser) {
  const { chromium } = await import('@playwright/test');
  try {
    const running = await chromium.launch({
      executablePath: browser,
      args: browserSwitches,
      timeout: startPatienceMs,
    });
    const page = await running.newPage();
    await page.setContent('<p>Outrider</p>');
    const text = await page.textContent('p');
    await running.close();
    return text === 'Outrider';
  } catch {
    return false;
  }
}

/** Installs one from Debian, where permitted. Returns whether that succeeded. */
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

/** The message when none was found. */
function advice() {
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install chromium';
  return `No Chromium starts on this machine, and the browser tests need one. This helps: ${command}`;
}

/**
 * @typedef {object} Ways sources of a browser, replaceable by tests
 * @property {() => string[]} onMachine
 * @property {() => Promise<string[]>} packaged
 * @property {() => boolean} install
 * @property {(browser: string) => Promise<boolean>} starts
 */

/** @type {Ways} */
const realWays = {
  onMachine: () => browsersOnMachine(process.env.PATH ?? ''),
  packaged: packagedChromium,
  install: installFromDebian,
  starts,
};

/**
 * @param {string[]} browsers
 * @param {Ways} ways
 */
async function firstThatStarts(browsers, ways) {
  for (const browser of browsers) if (await ways.starts(browser)) return browser;
  return null;
}

/**
 * Finds a browser that starts: the named one, one on the machine, the one from our packages, one from
 * Debian. Returns its path, or a message that says what to do.
 *
 * @param {string | undefined} named CHROMIUM_PATH
 * @param {Ways} [ways]
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function findChromium(named, ways = realWays) {
  if (named) {
    if (await ways.starts(named)) return { path: named };
    return { problem: `CHROMIUM_PATH is "${named}", and that does not start as a browser.` };
  }
  const path =
    (await firstThatStarts(ways.onMachine(), ways)) ??
    (await firstThatStarts(await ways.packaged(), ways)) ??
    (ways.install() ? await firstThatStarts(ways.onMachine(), ways) : null);
  return path === null ? { problem: advice() } : { path };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const result = await findChromium(process.env.CHROMIUM_PATH);
  if ('path' in result) console.log(result.path);
  else {
    console.error(`\n${result.problem}\n`);
    process.exitCode = 1;
  }
}
