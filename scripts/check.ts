import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './child.js';

const inColour = process.stdout.isTTY === true;

/** The static checks. They run in parallel, since they only read. */
const parts = {
  types: ['node_modules/typescript/bin/tsc', '-b', '--pretty', String(inColour)],
  lint: ['node_modules/oxlint/bin/oxlint'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  budgets: ['scripts/budgets.ts'],
  boundaries: ['scripts/boundaries.ts'],
  order: ['scripts/feature-order.ts'],
  vocabulary: ['scripts/vocabulary.ts'],
  plurals: ['scripts/plurals.ts'],
  wording: ['scripts/wording.ts'],
  ime: ['scripts/ime-keys.ts'],
  names: ['scripts/control-names.ts'],
  redirects: ['scripts/redirects.ts'],
  citations: ['scripts/citations.ts'],
  timing: ['scripts/test-timing.ts'],
};

interface Outcome {
  name: string;
  code: number;
  output: string;
  seconds: number;
}

function runPart(name: string, parameters: readonly string[]): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const environment = inColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
    const child = spawn(process.execPath, [...parameters], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
    }
    child.once('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      // Some tools use colours in CI despite NO_COLOR.
      const said = inColour ? output.join('') : stripVTControlCharacters(output.join(''));
      done({ name, code: code ?? 1, output: said.trim(), seconds });
    });
  });
}

const outcomes = await Promise.all(
  Object.entries(parts).map(([name, parameters]) => runPart(name, parameters)),
);

for (const { name, code, output, seconds } of outcomes) {
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`,
  );
  if (code !== 0 || name === 'budgets') console.log(`${output.replaceAll(/^/gmu, '        ')}\n`);
}
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;
