import { readFileSync } from 'node:fs';

/**
 * `FILE#NAME`, one function or method of a file, as Stryker's range of lines. Other patterns stay as they are.
 * @throws Error when there is none of this name, so that a renamed one is not left out silently
 */
export function functionRange(pattern: string): string {
  const [file = '', name] = pattern.split('#');
  if (name === undefined) return pattern;
  const lines = readFileSync(file, 'utf8').split('\n');
  const opening = new RegExp(
    String.raw`^(\s*)(?:export )?(?:async )?(?:function )?${name}(?:<.*)?(?:\(|: (?:async )?\()`,
    'u',
  );
  const first = lines.findIndex((line) => opening.test(line));
  const indent = opening.exec(lines[first] ?? '')?.[1];
  const last = lines.findIndex((line, at) => at > first && line.startsWith(`${indent}}`));
  if (indent === undefined || last < 0) throw new Error(`${file} has no function ${name}.`);
  return `${file}:${first + 1}-${last + 1}`;
}
