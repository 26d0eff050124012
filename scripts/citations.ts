import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** What can be cited, by number: sections of the specification, and records of decisions. */
const sections = new Map(
  read('docs/specification.md')
    .split(/^## /mu)
    .slice(1)
    .map((text) => [Number.parseInt(text, 10), text.replaceAll(/\s+/gu, ' ')]),
);
const records = new Map<number, readonly string[]>(
  paths('docs/decisions/[0-9]*.md').map((path) => [
    Number(/\/(\d+)-/u.exec(path)?.[1]),
    read(path).match(/(?<=^#+ ).+/gmu) ?? [],
  ]),
);

const part = String.raw`(?:[,:]\s+["“]([^"“”]+)["”])?`;
const numbers = String.raw`\s+(\d+(?:(?:,|,?\s+and|\s+to)\s+\d+)*)(?!\.?\d)`;

/** Each kind of citation: how it reads, and whether a number, or a part of what has it, is there. */
const kinds = [
  {
    // Sections of an RFC are its own.
    pattern: new RegExp(String.raw`(?<!RFC \d+,\s+)\bsections?${numbers}${part}`, 'giu'),
    has: (number: number, title?: string) => sections.get(number)?.includes(title ?? ''),
    place: 'docs/specification.md',
  },
  {
    pattern: new RegExp(String.raw`\bdecisions?${numbers}${part}`, 'giu'),
    has: (number: number, title?: string) =>
      title === undefined ? records.has(number) : records.get(number)?.includes(title),
    place: 'docs/decisions',
  },
  {
    pattern: /\bdecisions?(?:\.md)?,\s+["“]|\bdecisions\.md\b|\bspec,?\s+\d/giu,
    has: () => false,
    place: 'a section or a decision by its number',
  },
];

/** The same text at the same places, without what begins the lines of a comment. */
const withoutMargins = (text: string) =>
  text.replaceAll(/(?<=\n)[ \t]*(?:\*|\/\/|--|>)/gu, (margin) => ' '.repeat(margin.length));

/** The lines of a file with a citation that leads nowhere, one sentence each. */
export function citationProblemsIn(path: string, source: string): string[] {
  const text = withoutMargins(source);
  return kinds.flatMap(({ pattern, has, place }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [cited, list, title] = match.map((one) => one?.replaceAll(/\s+/gu, ' '));
      const all = list?.match(/\d+/gu) ?? [''];
      if (all.every((number) => has(Number(number), title) === true)) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`${path}:${line} “${cited}” is not in ${place}.`];
    }),
  );
}

const codePaths = /`((?:app|bench|cli|core|docs|e2e|features|scripts|ui)\/[\w./-]+)`/gu;

/** `features/AREA/NOUN`: any one. */
const isPattern = (name: string) => /\b[A-Z]{2,}\b/u.test(name);

/** The lines of a document that name a file, a folder or the beginning of one that does not exist. */
export const pathProblemsIn = (path: string, text: string): string[] =>
  [...text.matchAll(codePaths)].flatMap(({ 1: name = '', index }) =>
    isPattern(name) || paths(`${name.replace(/\/$/u, '')}*`).length > 0
      ? []
      : [`${path}:${text.slice(0, index).split('\n').length} “${name}” does not exist.`],
  );

if (import.meta.main) {
  const files = [
    ...paths('{app,bench,cli,core,docs,e2e,features,scripts,ui}/**/*.{css,html,js,md,sql,ts,tsx}'),
    ...paths('*.{html,md,ts}'),
  ].filter((path) => path !== 'scripts/citations.test.ts');
  const problems = files.flatMap((path) => [
    ...citationProblemsIn(path, read(path)),
    ...(path.endsWith('.md') ? pathProblemsIn(path, read(path)) : []),
  ]);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
