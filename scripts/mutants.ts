import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { root } from './child.js';
import { functionRange } from './mutants/function-range.ts';
import { isPartName, parts, type Part, type PartName } from './mutants/parts.ts';
import { isBelow, reportOf, type PartResult } from './mutants/report.ts';

/**
 * Mutation testing of a sample: `npm run mutants`, or `npm run mutants -- undo` for a part of it. `SEED=2`
 * draws another sample, `ALL=on` takes all.
 */
const niceness = 10;
const reportFile = 'reports/mutants.txt';
const seed = Number(process.env.SEED ?? '1');
const takesAll = process.env.ALL === 'on';

async function run(
  name: PartName,
  { mutate, usesDatabase, sampleSize }: Part,
): Promise<PartResult> {
  const began = performance.now();
  // The configuration of Vitest reads which tests are meant.
  process.env.MUTANTS_PART = name;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      fileURLToPath(new URL('mutants/sample.ts', import.meta.url)),
    ],
    vitest: {
      configFile: 'scripts/mutants/vitest.config.ts',
      related: !usesDatabase,
      // As in vitest.config.ts: a server is a process.
      pool: usesDatabase ? 'forks' : 'threads',
    },
    checkers: ['sample'],
    draw: { seed, size: takesAll ? null : sampleSize },
    mutate: mutate.map(functionRange),
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: 2,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['/data', '/dist', '/docs', '/bench', '/.cache', '/reports'],
    tempDirName: '.stryker-tmp',
    reporters: ['progress-append-only'],
    allowConsoleColors: process.stdout.isTTY === true,
  });
  const results = await stryker.runMutationTest();
  return { name, results, minutes: (performance.now() - began) / 60_000 };
}

process.chdir(root);
setPriority(niceness);
if (!Number.isSafeInteger(seed)) throw new Error(`SEED is no number: ${process.env.SEED}.`);
const named = process.argv.slice(2);
if (!named.every(isPartName)) throw new Error(`There are ${Object.keys(parts).join(', ')}.`);
const names = Object.keys(parts)
  .filter(isPartName)
  .filter((name) => named.length === 0 || named.includes(name));
mkdirSync(dirname(reportFile), { recursive: true });
const done: PartResult[] = [];
let report = '';
for (const name of names) {
  done.push(await run(name, parts[name]));
  report = reportOf(done, (file) => readFileSync(file, 'utf8'), seed);
  writeFileSync(reportFile, report);
}
console.log(`\n${report}\nThe same is in ${reportFile}.`);
if (done.some(isBelow)) process.exitCode = 1;
