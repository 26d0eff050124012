import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmptyProject } from './empty-project.ts';

// A misconfigured check passes silently, so each is made to fail, in a project with only our
// configuration.

/** A file that must be rejected, and the rule that rejects it, as the tool names it. */
interface Planted {
  readonly file: string;
  readonly text: string;
  readonly rule: string;
}

const importing = (specifier: string) =>
  `import { it } from '${specifier}';\nexport const mine = it;\n`;

const linted: readonly Planted[] = [
  ...[
    'core/domain/users',
    'core/server/x',
    'features/cases/x/web',
    'ui',
    'cli/db',
    'scripts/x',
  ].map((folder) => ({
    file: `${folder}/parent.ts`,
    text: importing('../other.ts'),
    rule: 'import(no-relative-parent-imports)',
  })),
  {
    file: 'features/people/users/server/any.ts',
    text: 'export const one = (value: any) => value;\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    file: 'ui/not-null.ts',
    text: 'export const one = (value: string | null) => value!.length;\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    file: 'core/domain/default.ts',
    text: 'const one = 1;\nexport default one;\n',
    rule: 'import(no-default-export)',
  },
  {
    file: 'ui/Hooks.tsx',
    text:
      "import { useState } from 'react';\n" +
      'export function One({ open }: { open: boolean }) {\n' +
      '  if (!open) return null;\n  const [one] = useState(1);\n  return <p>{one}</p>;\n}\n',
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    file: 'ui/Dependencies.tsx',
    text:
      "import { useEffect } from 'react';\n" +
      'export function One({ say }: { say: () => void }) {\n' +
      '  useEffect(() => say(), []);\n  return <p>one</p>;\n}\n',
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    file: 'ui/Alt.tsx',
    text: 'export const One = () => <img src="/one.png" />;\n',
    rule: 'jsx-a11y(alt-text)',
  },
  {
    file: 'ui/Impatient.test.tsx',
    text: importing('@testing-library/react'),
    rule: 'eslint(no-restricted-imports)',
  },
  ...['lazyRouteComponent', 'lazy'].map((name, nth) => ({
    file: `features/cases/x/web/${name}.ts`,
    text: `import { ${name} } from '${['@tanstack/react-router', 'react'][nth]}';\nexport const one = ${name};\n`,
    rule: 'eslint(no-restricted-imports)',
  })),
  ...['waitFor', 'waitUntil'].map((wait) => ({
    file: `core/server/${wait}.test.ts`,
    text: `import { test, vi } from 'vitest';\ntest('one', () => vi.${wait}(() => true));\n`,
    rule: 'eslint(no-restricted-properties)',
  })),
  {
    file: 'core/domain/circle/one.ts',
    text: importing('#core/domain/circle/other.ts'),
    rule: 'import(no-cycle)',
  },
  {
    file: 'core/domain/circle/other.ts',
    text: importing('#core/domain/circle/one.ts'),
    rule: 'import(no-cycle)',
  },
  {
    file: 'core/domain/circle/first.ts',
    text: "import type { Second } from './second.ts';\nexport type First = Second | 'first';\n",
    rule: 'import(no-cycle)',
  },
  {
    file: 'core/domain/circle/second.ts',
    text: "import type { First } from './first.ts';\nexport type Second = First[];\n",
    rule: 'import(no-cycle)',
  },
];

describe('the linter refuses', () => {
  let project: EmptyProject;
  let lines: string[];

  beforeAll(() => {
    project = new EmptyProject();
    for (const { file, text } of linted) project.write(file, text);
    const { diagnostics } = JSON.parse(project.run('oxlint/bin/oxlint', '--format=json')) as {
      diagnostics: Array<{ filename: string; code: string }>;
    };
    lines = diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`);
  });
  afterAll(() => project.remove());

  test.each(linted)('$rule in $file', ({ file, rule }) => {
    expect(lines).toContain(`${file} ${rule}`);
  });
});

/**
 * Rejected by the compiler: globals that a layer has no types for, and imports from outside its
 * project.
 */
const compiled: readonly Planted[] = [
  { file: 'core/domain/a.ts', text: "export const one = fetch('/');\n", rule: 'TS2304' },
  {
    file: 'features/cases/x/domain/b.ts',
    text: 'export const one = document.title;\n',
    rule: 'TS2584',
  },
  {
    file: 'features/cases/x/domain/c.ts',
    text: 'export const one = process.env;\n',
    rule: 'TS2591',
  },
  {
    file: 'core/domain/d.ts',
    text: "export { sep as one } from 'node:path';\n",
    rule: 'TS2591',
  },
  { file: 'ui/e.ts', text: 'export const one = process.env;\n', rule: 'TS2591' },
  {
    file: 'features/cases/x/server/f.ts',
    text: 'export const one = document.title;\n',
    rule: 'TS2584',
  },
  {
    file: 'core/server/g.ts',
    text: "export { it as one } from '#core/web/target.ts';\n",
    rule: 'TS6307',
  },
  {
    file: 'features/cases/x/domain/h.ts',
    text: "export { it as one } from '#core/server/target.ts';\n",
    rule: 'TS6307',
  },
  { file: 'core/server/i.ts', text: 'export enum One {\n  Two,\n}\n', rule: 'TS1294' },
  ...[
    'core/domain/j',
    'core/server/j',
    'core/platform/j',
    'core/web/j',
    'ui/j',
    'cli/j',
    'features/cases/x/domain/j',
    'features/cases/x/server/j',
    'features/cases/x/web/j',
    'features/cases/x/tests/j',
    'e2e/j',
    'bench/j',
    'scripts/j',
    'core/domain/j.test',
    'core/server/j.test',
    'core/web/j.test',
    'features/cases/x/domain/j.test',
    'features/cases/x/server/j.test',
    'features/cases/x/web/j.test',
    'cli/j.test',
    'bench/j.test',
    'scripts/j.test',
  ].map((file) => ({
    file: `${file}.ts`,
    text: "export const one: number = 'two';\n",
    rule: 'TS2322',
  })),
];

describe('the compiler refuses', () => {
  const targets = ['core/domain', 'core/server', 'core/web', 'cli', 'scripts'].map(
    (folder) => `${folder}/target.ts`,
  );
  let project: EmptyProject;
  let printed: string;

  beforeAll(() => {
    project = new EmptyProject();
    for (const { file, text } of compiled) project.write(file, text);
    for (const file of targets) project.write(file, 'export const it = 1;\n');
    printed = project.run('typescript/bin/tsc', '-b', '--pretty', 'false');
  });
  afterAll(() => project.remove());

  test.each(compiled)('$rule in $file', ({ file, rule }) => {
    const lines = printed.split('\n').filter((line) => line.startsWith(`${file}(`));
    expect(lines.join('\n')).toContain(`error ${rule}:`);
  });

  test('nothing in valid code', () => {
    for (const file of targets) expect(printed).not.toContain(`${file}(`);
  });
});

describe('knip refuses', () => {
  let project: EmptyProject;
  let printed: string;

  beforeAll(() => {
    project = new EmptyProject();
    project.write(
      'app/server/main.ts',
      "import { used } from './part.ts';\n\nconsole.log(used);\n",
    );
    project.write('app/server/part.ts', 'export const used = 1;\nexport const unusedPart = 2;\n');
    project.write('features/cases/x/server/forgotten.ts', 'export const forgotten = 1;\n');
    printed = project.run('knip/bin/knip.js', '--no-progress', '--include', 'files,exports');
  });
  afterAll(() => project.remove());

  test('an export that nobody imports', () => expect(printed).toContain('unusedPart'));
  test('a file that nobody imports', () => {
    expect(printed).toContain('features/cases/x/server/forgotten.ts');
  });
});
