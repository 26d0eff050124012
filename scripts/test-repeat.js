import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { componentTests, journeys, unitTests } from './test-parts.js';

/** New and changed tests are tried many times, some of them beside other work: chance shows itself early. */

/** @typedef {import('./test-parts.js').Part} Part */

const quietRounds = 15;
const loadedRounds = 5;

/**
 * Keeps all processors busy until the returned function is called.
 *
 * @returns {() => void}
 */
function openLoad() {
  const processes = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const close = () => {
    for (const each of processes) each.kill('SIGKILL');
    process.off('exit', close);
  };
  process.on('exit', close);
  return close;
}

/** @type {(name: string, part: Part) => Part} */
const besideLoad = (name, part) => ({
  name,
  run: async (process) => {
    const close = openLoad();
    try {
      return await part.run(process);
    } finally {
      close();
    }
  },
});

/**
 * @param {string} name
 * @param {(rounds: number) => Part} partOf
 * @returns {Part[]}
 */
const quietAndLoaded = (name, partOf) => [
  { ...partOf(quietRounds), name: `${name}, ${quietRounds} times` },
  besideLoad(`${name}, ${loadedRounds} times beside load`, partOf(loadedRounds)),
];

/** @type {(rounds: number, part: Part) => Part} */
const inTurn = (rounds, part) => ({
  name: part.name,
  run: async (process) => {
    let passed = 0;
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`\nRound ${round} of ${rounds}\n`);
      const result = await part.run(process);
      const counts = result.counts ?? { passed: 0, failed: 0, skipped: 0 };
      passed += counts.passed;
      if (result.code !== 0) return { ...result, counts: { ...counts, passed } };
    }
    return { code: 0, counts: { passed, failed: 0, skipped: 0 } };
  },
});

/**
 * Runs of Vitest begin anew each time, on fresh data; journeys are repeated on one server.
 *
 * @param {readonly string[]} files
 * @returns {Part[]}
 */
export function repeatedParts(files) {
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const components = files.filter((file) => file.endsWith('.browser.test.tsx'));
  const units = files.filter((file) => ![...inBrowser, ...components].includes(file));
  const parts = [];
  if (units.length > 0) {
    parts.push(...quietAndLoaded('unit', (rounds) => inTurn(rounds, unitTests(units))));
  }
  if (components.length > 0) {
    parts.push(
      ...quietAndLoaded('components', (rounds) => inTurn(rounds, componentTests(components))),
    );
  }
  if (inBrowser.length > 0) {
    parts.push(
      ...quietAndLoaded('browser', (rounds) => journeys(inBrowser, [`--repeat-each=${rounds}`])),
    );
  }
  return parts;
}
