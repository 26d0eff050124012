import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/** Words chosen by comparing a count with one: `=== 1 ? 'day' : 'days'`. */
const inlinePlural = /===\s*1\s*\?\s*['"`]/gu;

/** The inline plurals of a file, one sentence each. */
export function inlinePluralsIn(path: string, text: string): string[] {
  return [...text.matchAll(inlinePlural)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} chooses a plural; plural and pluralize of core/domain/format.ts do.`;
  });
}

if (import.meta.main) {
  const files = globSync('{app,core,features,ui,cli}/**/*.{ts,tsx}', { cwd: root });
  const problems = files.flatMap((path) =>
    inlinePluralsIn(path, readFileSync(join(root, path), 'utf8')),
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
