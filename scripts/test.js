import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { findChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { countBrowser, countUnit, inTotal, readReport } from './test-counts.js';
import { buildWeb } from './web-build.js';

const reports = join(root, '.cache/tests');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** @typedef {import('./test-counts.js').Counts} Counts */

async function check() {
  return { code: await runOnOwnNode('scripts/check.ts', []), counts: null };
}

async function unit() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = await runOnOwnNode('node_modules/vitest/vitest.mjs', ['run', ...reporters]);
  return { code, counts: countUnit(readReport(unitReport)) };
}

async function build() {
  return { code: await buildWeb(), counts: null };
}

async function browser() {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in found) {
    console.error(found.problem);
    return { code: 1, counts: null };
  }
  console.log(`In ${found.path}\n`);
  const code = await runOnOwnNode('node_modules/@playwright/test/cli.js', ['test'], {
    ...process.env,
    CHROMIUM_PATH: found.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  return { code, counts: countBrowser(readReport(browserReport)) };
}

const parts = {
  check,
  'unit and server tests': unit,
  'web build': build,
  'browser tests': browser,
};

// Each runner sets its own; one that is meant for the server would change what they test.
delete process.env.NODE_ENV;

if (!(await ensureInstalled(root))) process.exit(1);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Array<{ name: string, code: number, counts: Counts | null, seconds: string }>} */
const results = [];
for (const [name, part] of Object.entries(parts)) {
  console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}\n`);
  const startedAt = performance.now();
  const result = await part();
  results.push({ name, ...result, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) });
}

console.log(`\n──── in all ${'─'.repeat(66)}\n`);
for (const { name, code, counts, seconds } of results) {
  const said = counts
    ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : '';
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(22)} ${seconds.padStart(6)} s${said}`,
  );
}
const total = inTotal(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
