import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './child.js';

/** The largest size of a file. */
const mostLines = 400;
const mostImports = 18;

/** Registries, which import everything they list. */
const tablesOfContents = [
  'app/features.domain.ts',
  'app/features.server.ts',
  'app/features.web.ts',
  'app/server/app.ts',
  'app/web/main.tsx',
];

/** Names that say nothing about a file's content. */
const emptyName = /^(?:utils?|helpers?|common|misc|lib|managers?|index|data|items?)$/u;

export interface Measured {
  path: string;
  lines: number;
  imports: number;
}

/** Lines as an editor counts them, and the number of imports. */
export function measure(path: string, text: string): Measured {
  return {
    path,
    lines: text.replace(/\n$/u, '').split('\n').length,
    imports: text.match(/^import\b(?!\()/gmu)?.length ?? 0,
  };
}

/** The violations in these files, one sentence each. */
export function findBudgetViolations(files: readonly Measured[]): string[] {
  return files.flatMap(({ path, lines, imports }) => {
    const problems: string[] = [];
    if (lines > mostLines) problems.push(`${path} has ${lines} lines; ${mostLines} is the most.`);
    if (imports > mostImports && !tablesOfContents.includes(path)) {
      problems.push(`${path} has ${imports} imports; ${mostImports} is the most.`);
    }
    const named = path.replaceAll('\\', '/').split('/');
    const empty = [...named.slice(0, -1), basename(path).split('.')[0] ?? ''].find((name) =>
      emptyName.test(name),
    );
    if (empty !== undefined) problems.push(`${path}: "${empty}" names nothing.`);
    return problems;
  });
}

/** The value that this share of the sorted numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

if (import.meta.main) {
  const folders = ['app', 'core', 'features', 'ui', 'cli', 'e2e', 'bench', 'scripts'];
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`),
    { cwd: root },
  ).map((path) => measure(path, readFileSync(`${root}/${path}`, 'utf8')));
  const lines = files.map((file) => file.lines);
  console.log(
    `${files.length} files; lines: median ${quantile(lines, 0.5)}, p90 ${quantile(lines, 0.9)}, ` +
      `longest ${Math.max(0, ...lines)}`,
  );
  const problems = findBudgetViolations(files);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
