import { setPriority } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { root } from './child.js';

/** Mutation testing: `npm run mutants`, or `npm run mutants -- relations` for a part of it. */
interface Part {
  readonly mutate: readonly string[];
  readonly tests: 'domain' | 'visibility';
}

/**
 * Rules only; declarations of endpoints and schemas are covered by the contract tests and the matrix.
 */
const rulesOf = (feature: string) => [
  `features/*/${feature}/domain/*.ts`,
  `!features/*/${feature}/domain/{*.test,*endpoints,sample-*,submission,sorts,sources}.ts`,
];

const parts: Readonly<Record<string, Part>> = {
  relations: {
    mutate: ['core/domain/authorization/{relations,check-relation,permissions}.ts'],
    tests: 'domain',
  },
  visibility: {
    mutate: [
      'core/server/authorization/{relations-sql,facts-sql,visibility}.ts',
      'features/*/*/server/shared/visibility.ts',
      'features/cases/opportunities/server/shared/case-facts.ts',
      'features/people/users/server/shared/people.ts',
    ],
    tests: 'visibility',
  },
  submissions: { mutate: rulesOf('submissions'), tests: 'domain' },
  collections: { mutate: rulesOf('collections'), tests: 'domain' },
};

const leastScore = 85;
const niceness = 10;

const run = (name: string, { mutate, tests }: Part) =>
  new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `scripts/mutants/${tests}.config.ts`, related: tests === 'domain' },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: 2,
    timeoutMS: 20_000,
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 does not have.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: ['/data', '/dist', '/docs', '/bench', '/.cache'],
    tempDirName: '.stryker-tmp',
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { reportTests: false, skipFull: true },
    jsonReporter: { fileName: `reports/mutants/${name}.json` },
    thresholds: { high: 95, low: leastScore, break: leastScore },
    allowConsoleColors: process.stdout.isTTY === true,
  }).runMutationTest();

process.chdir(root);
setPriority(niceness);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There are ${Object.keys(parts).join(', ')}.`);
for (const [name, part] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await run(name, part);
}
