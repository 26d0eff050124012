import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions, order } from './feature-order-list.ts';
import { root } from './child.js';

/** An import of one feature by another. */
export interface FeatureImport {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const imports = /'#features\/[\w-]+\/([\w-]+)\/[^']+'/gu;
const isProduct = (path: string) =>
  !/\.(?:test|spec)\.tsx?$|\/(?:tests|demo)\/|\/demo\.ts$/u.test(path);

/** What a file of a feature imports of others. */
export function featureImportsIn(file: string, text: string): FeatureImport[] {
  const [, , from = ''] = file.split('/');
  return [...text.matchAll(imports)].flatMap(([, to = '']) =>
    to === from ? [] : [{ file, from, to }],
  );
}

const pairOf = ({ from, to }: FeatureImport): string => `${from} → ${to}`;

/**
 * What is wrong with these imports, one sentence each: those against the order that no exception
 * allows, and exceptions that nothing needs.
 */
export function orderProblems(
  imports: readonly FeatureImport[],
  areas: Readonly<Record<string, readonly string[]>> = order,
  allowed: Readonly<Record<string, string>> = exceptions,
): string[] {
  const ranks = new Map(
    Object.values(areas)
      .flat()
      .map((name, rank) => [name, rank]),
  );
  const isAgainst = ({ from, to }: FeatureImport) => (ranks.get(to) ?? 0) > (ranks.get(from) ?? 0);
  const against = imports.filter(isAgainst);
  const needed = new Set(against.map(pairOf));
  return [
    ...against
      .filter((one) => !Object.hasOwn(allowed, pairOf(one)))
      .map(({ file, to }) => `${file} imports ${to}, which stands above it.`),
    ...Object.keys(allowed)
      .filter((pair) => !needed.has(pair))
      .map((pair) => `The exception ${pair} is not needed any more: remove it.`),
  ];
}

/** Features in another area than the order says, or in none; and those that do not exist. */
export function placeProblems(folders: readonly string[]): string[] {
  const expected = Object.entries(order).flatMap(([area, names]) =>
    names.map((name) => `${area}/${name}`),
  );
  return [
    ...folders
      .filter((folder) => !expected.includes(folder))
      .map((folder) => `features/${folder} has no place in the order of features.`),
    ...expected
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `The order names features/${folder}, which does not exist.`),
  ];
}

if (import.meta.main) {
  const files = globSync('features/*/*/**/*.{ts,tsx}', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const folders = new Set(files.map((path) => path.split('/').slice(1, 3).join('/')));
  const all = files
    .filter(isProduct)
    .flatMap((path) => featureImportsIn(path, readFileSync(join(root, path), 'utf8')));
  const pairs = new Set(all.map(pairOf));
  const mutual = [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return from < to && pairs.has(`${to} → ${from}`);
  });
  const problems = [...placeProblems([...folders]), ...orderProblems(all)];
  console.log(
    `${folders.size} features, ${pairs.size} pairs, ${mutual.length} both ways, ${Object.keys(exceptions).length} exceptions`,
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
