import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/** Prints the problems of the files of a pattern; the process fails when there are any. */
export function reportProblems(
  pattern: string,
  problemsIn: (path: string, text: string) => string[],
): void {
  const problems = globSync(pattern, { cwd: root }).flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    return problemsIn(path, readFileSync(join(root, path), 'utf8'));
  });
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
