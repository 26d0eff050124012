import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { Environment } from '#core/server/environment.ts';
import { readSettings } from '#core/server/settings.ts';
import { root } from './child.js';

/** Order and quotes, and what concerns images that others publish: `outrider` is built here. */
const taste = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  'require-project-name-field',
  'service-image-require-explicit-tag',
  'service-keys-order',
  'services-alphabetical-order',
];

/** Its own types name each other without a suffix, so that they are not found. */
interface Result {
  readonly messages: readonly {
    readonly line: number;
    readonly rule: string;
    readonly message: string;
  }[];
}

/** What is wrong with a file by the schema of the Compose specification, and by rules of the linter. */
function problemsOf(path: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const results: readonly Result[] = linter.lintFiles([path], false);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => !taste.includes(rule))
    .map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
}

const files = ['compose.yaml', 'compose.fleet.yaml'];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(files)('%s is as the Compose specification says', (file) => {
  expect(problemsOf(join(root, file))).toEqual([]);
});

test.each(files)('A wrong key in %s would be refused', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'compose.yaml');
  writeFileSync(path, read(file).replaceAll('read_only:', 'readonly:'));
  expect(problemsOf(path).join('\n')).toContain('invalid-schema');
});

interface Compose {
  readonly services: Record<
    string,
    { readonly image: string; readonly environment: Record<string, string | null> }
  >;
}

const secrets: Record<string, string> = {
  AUTH_SECRET: 'x'.repeat(32),
  DATABASE_PASSWORD: 'password',
  S3_SECRET: 'secret',
};

/** `${NAME}`, with `:-` and what it is by itself, or `:?` and what is missing; the innermost first. */
function filled(value: string): string {
  const next = value.replaceAll(
    /\$\{(\w+)(?::([-?])([^{}]*))?\}/gu,
    (_, name: string, kind?: string, rest = '') => secrets[name] ?? (kind === '-' ? rest : ''),
  );
  return next === value ? value : filled(next);
}

/** Of the storage, as its own clients read them. */
const credentials = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

test.each(files)('%s sets what Outrider knows, and starts by it', (file) => {
  const { services } = parse(read(file), { merge: true }) as Compose;
  const nodes = Object.values(services).filter(({ image }) => image === 'outrider');
  expect(nodes).not.toEqual([]);
  for (const { environment } of nodes) {
    const names = Object.keys(environment);
    const variables = [...Object.keys(Environment.shape), ...credentials];
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    const documented = read('docs/operating.md');
    expect(names.filter((name) => !documented.includes(name))).toEqual([]);
    const values = Object.fromEntries(
      names.map((name) => [name, filled(environment[name] ?? '')] as const),
    );
    expect(() => readSettings({ AUTH_SECRET: secrets.AUTH_SECRET, ...values })).not.toThrow();
  }
});

test('The nodes of a fleet differ in their volumes alone', () => {
  const { services } = parse(read('compose.fleet.yaml'), { merge: true }) as Compose;
  const { outrider1, outrider2, haproxy } = services;
  expect({ ...outrider1, volumes: ['data2:/data'] }).toEqual(outrider2);
  expect(outrider1).not.toEqual(outrider2);
  const proxied = Object.values(haproxy?.environment ?? {});
  expect(proxied).toEqual([':8080', 'outrider1:3000', 'outrider2:3000']);
});
