/** A file that must be refused. */
export interface Planted {
  file: string;
  text: string;
  /** The rule that must refuse it, as the tool names it. */
  rule: string;
}

export const importing = (specifier: string) =>
  `import { it } from '${specifier}';\nexport const mine = it;\n`;

/** One file that imports what it must not, for each arrow that may not be drawn. */
export const forbidden: ReadonlyArray<readonly [file: string, specifier: string]> = [
  ['domain/limits.ts', 'node:fs'],
  ['domain/limits.ts', 'zod'],
  ['domain/limits.ts', 'drizzle-orm'],
  ['domain/limits.ts', '#server/users/store.ts'],
  ['domain/users/user.ts', '#web/ui/Button.tsx'],
  ['domain/users/user.test.ts', '#server/users/store.ts'],

  ['server/app.ts', '#web/main.tsx'],
  ['server/settings.ts', '#server/users/store.ts'],
  ['server/users/store.ts', '#server/roles/store.ts'],
  ['server/users/store.ts', '#server/app.ts'],
  ['server/users/store.ts', '#server/settings.ts'],
  ['server/users/store.ts', '#server/testing/test-server.ts'],
  ['server/users/store.ts', '#web/ui/Button.tsx'],
  ['server/users/store.ts', '#cli/outrider.ts'],
  ['server/users/store.test.ts', '#web/ui/Button.tsx'],
  ['server/imports/reading/shape.ts', '#server/users/store.ts'],
  ['server/demonstration/fill.ts', '#server/users/store.ts'],
  ['server/demonstration/fill.ts', '#server/identity/routes.ts'],
  ['server/gate/viewer.ts', '#server/users/store.ts'],
  ['server/gate/viewer.ts', '#server/app.ts'],
  ['server/platform/log/log.ts', '#server/tables/users.ts'],
  ['server/platform/log/log.ts', '#server/gate/viewer.ts'],
  ['server/platform/log/log.ts', '#server/users/store.ts'],
  ['server/tables/users.ts', '#server/platform/log/log.ts'],
  ['server/tables/users.ts', '#server/gate/viewer.ts'],
  ['server/tables/users.ts', '#server/users/store.ts'],

  ['web/main.tsx', '#server/app.ts'],
  ['web/router.tsx', '#domain/contract.ts'],
  ['web/projects/ProjectsScreen.tsx', '#web/opportunities/Brief.tsx'],
  ['web/projects/ProjectsScreen.tsx', '#web/shell/titles.ts'],
  ['web/projects/ProjectsScreen.tsx', '#web/router.tsx'],
  ['web/projects/ProjectsScreen.tsx', '#domain/contract.ts'],
  ['web/projects/ProjectsScreen.tsx', '#server/users/store.ts'],
  ['web/projects/ProjectsScreen.tsx', 'zod'],
  ['web/projects/ProjectsScreen.test.tsx', '#server/users/store.ts'],
  ['web/collections/board/Board.tsx', '#web/projects/ProjectsScreen.tsx'],
  ['web/collections/board/Board.tsx', '#web/shell/titles.ts'],
  ['web/collections/board/Board.tsx', 'zod'],
  ['web/shell/Sidebar.tsx', '#web/projects/ProjectsScreen.tsx'],
  ['web/pieces/Person.tsx', '#web/projects/ProjectsScreen.tsx'],
  ['web/pieces/Person.tsx', '#web/shell/titles.ts'],
  ['web/session/sign-in.ts', '#web/pieces/Person.tsx'],
  ['web/session/sign-in.ts', '#web/ui/Button.tsx'],
  ['web/transport/call.ts', '#web/session/sign-in.ts'],
  ['web/transport/call.ts', '#web/ui/Button.tsx'],
  ['web/transport/call.ts', 'zod'],
  ['web/ui/Button.tsx', '#web/transport/call.ts'],
  ['web/ui/Button.tsx', '#web/session/sign-in.ts'],
  ['web/ui/Button.tsx', '#web/pieces/Person.tsx'],

  ['cli/outrider.ts', '#web/ui/Button.tsx'],
  ['cli/outrider.ts', '#server/testing/test-server.ts'],
  ['e2e/signing-in.spec.ts', '#server/users/store.ts'],
  ['e2e/signing-in.spec.ts', '#web/ui/Button.tsx'],
  ['e2e/signing-in.spec.ts', './searching.spec.ts'],
  ['bench/pages.ts', '#web/ui/Button.tsx'],
  ['bench/pages.ts', '#scripts/start.js'],
  ['scripts/start.ts', '#server/main.ts'],
  ['scripts/start.ts', '#domain/limits.ts'],

  ...[
    'domain',
    'server',
    'server/users',
    'server/gate',
    'server/platform',
    'server/tables',
  ].flatMap((folder) => [
    [`${folder}/one.ts`, './other.test.ts'] as const,
    [`${folder}/one.test.ts`, './other.test.ts'] as const,
  ]),
  ...['web/projects', 'web/pieces', 'web/session', 'web/transport', 'web/ui'].flatMap((folder) => [
    [`${folder}/one.tsx`, './other.test.tsx'] as const,
    [`${folder}/one.test.tsx`, './other.test.tsx'] as const,
  ]),
  ...['cli', 'bench', 'scripts'].map((folder) => [`${folder}/one.ts`, './other.test.ts'] as const),
];

/** What a file of this place may import, all at once. */
export const allowed: ReadonlyArray<readonly [file: string, specifiers: readonly string[]]> = [
  ['domain/users/user.ts', ['zod/mini', '#domain/limits.ts', './names.ts']],
  ['domain/users/user.test.ts', ['vitest', 'fast-check', '#domain/limits.ts', './user.ts']],
  ['server/app.ts', ['#domain/limits.ts', './users/store.ts', './platform/log/log.ts']],
  [
    'server/users/store.ts',
    [
      ...['node:fs', 'drizzle-orm', '#domain/contract.ts', '#server/gate/viewer.ts'],
      ...['#server/tables/users.ts', '#server/platform/log/log.ts', './names.ts'],
    ],
  ],
  ['server/users/store.test.ts', ['#server/testing/test-server.ts', '#server/roles/store.ts']],
  ['server/imports/reading/shape.ts', ['#server/imports/reading.ts', '#server/gate/viewer.ts']],
  ['server/demonstration/fill.ts', ['#server/identity/accounts.ts', '#server/tables/users.ts']],
  ['server/gate/viewer.ts', ['#server/tables/users.ts', '#server/platform/log/log.ts']],
  ['server/platform/log/log.ts', ['#server/platform/http/refused.ts', '#domain/limits.ts']],
  ['server/tables/users.ts', ['drizzle-orm', '#domain/limits.ts', './columns.ts']],
  ['server/testing/test-server.ts', ['#server/app.ts', '#domain/limits.ts']],
  ['web/main.tsx', ['#web/router.tsx', '#web/shell/titles.ts', './query-client.ts']],
  ['web/router.tsx', ['#web/shell/titles.ts', '#web/session/redirect.ts', '#web/projects/a.ts']],
  [
    'web/projects/ProjectsScreen.tsx',
    [
      ...['react', 'zod/mini', '#domain/projects/endpoints.ts', '#web/pieces/Person.tsx'],
      ...['#web/session/sign-in.ts', '#web/transport/call.ts', '#web/ui/Button.tsx', './a.ts'],
    ],
  ],
  ['web/collections/board/Board.tsx', ['#web/collections/shown.ts', '#web/ui/Button.tsx']],
  ['web/projects/ProjectsScreen.test.tsx', ['#web/transport/fake-server.ts', '#web/router.tsx']],
  ['web/pieces/Person.tsx', ['#web/session/sign-in.ts', '#web/transport/call.ts', '#web/ui/a.ts']],
  ['web/session/sign-in.ts', ['#web/transport/call.ts', '#domain/limits.ts']],
  ['web/transport/call.ts', ['#domain/endpoint.ts', './retry.ts']],
  ['web/ui/Button.tsx', ['#domain/formatting.ts', '#web/ui/keys.ts', './hue.ts']],
  ['cli/outrider.ts', ['#server/settings.ts', '#domain/limits.ts', 'node:fs']],
  ['e2e/signing-in.spec.ts', ['@playwright/test', '#domain/notices.ts', './people.ts']],
  ['bench/pages.ts', ['#server/app.ts', '#domain/limits.ts', '#scripts/chromium.js']],
  ['scripts/start.ts', ['node:fs', './child.js']],
];

/** Every other way of saying an import, and what else the linter is there for. */
export const refused: readonly Planted[] = [
  ...['domain/users', 'server/users', 'server/platform/log', 'web/ui', 'cli/db', 'scripts/x'].map(
    (folder) => ({
      file: `${folder}/one.ts`,
      text: importing('../other.ts'),
      rule: 'import(no-relative-parent-imports)',
    }),
  ),
  {
    file: 'web/ui/one.ts',
    text: importing('./../session/sign-in.ts'),
    rule: 'import(no-relative-parent-imports)',
  },
  {
    file: 'server/users/one.ts',
    text: "export { it } from '#server/roles/store.ts';\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    file: 'server/users/one.ts',
    text: "import type { It } from '#server/roles/store.ts';\nexport type Mine = It;\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    file: 'web/projects/one.tsx',
    text: "export const later = () => import('#web/opportunities/Brief.tsx');\n",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    file: 'server/users/one.ts',
    text: 'export const one = (value: any) => value;\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    file: 'web/ui/one.ts',
    text: 'export const one = (value: string | null) => value!.length;\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    file: 'domain/one.ts',
    text: 'const one = 1;\nexport default one;\n',
    rule: 'import(no-default-export)',
  },
  {
    file: 'web/ui/One.tsx',
    text:
      "import { useState } from 'react';\n" +
      'export function One({ open }: { open: boolean }) {\n' +
      '  if (!open) return null;\n  const [one] = useState(1);\n  return <p>{one}</p>;\n}\n',
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    file: 'web/ui/One.tsx',
    text:
      "import { useEffect } from 'react';\n" +
      'export function One({ say }: { say: () => void }) {\n' +
      '  useEffect(() => say(), []);\n  return <p>one</p>;\n}\n',
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    file: 'web/ui/One.tsx',
    text: 'export const One = () => <img src="/one.png" />;\n',
    rule: 'jsx-a11y(alt-text)',
  },
];

/** Refused by the compiler: what a room has no types for, and what lies outside its project. */
export const untypable: readonly Planted[] = [
  { file: 'domain/one.ts', text: "export const one = fetch('/');\n", rule: 'TS2304' },
  { file: 'domain/one.ts', text: 'export const one = document.title;\n', rule: 'TS2584' },
  { file: 'domain/one.ts', text: 'export const one = process.env;\n', rule: 'TS2591' },
  { file: 'domain/one.ts', text: "export { sep as one } from 'node:path';\n", rule: 'TS2591' },
  { file: 'web/ui/one.ts', text: 'export const one = process.env;\n', rule: 'TS2591' },
  { file: 'web/ui/one.ts', text: "export { sep as one } from 'node:path';\n", rule: 'TS2591' },
  { file: 'server/one.ts', text: 'export const one = document.title;\n', rule: 'TS2584' },
  { file: 'server/one.ts', text: "export { it as one } from '#web/target.ts';\n", rule: 'TS6307' },
  {
    file: 'domain/one.ts',
    text: "export { it as one } from '#server/target.ts';\n",
    rule: 'TS6307',
  },
  { file: 'cli/one.ts', text: "export { it as one } from '#web/target.ts';\n", rule: 'TS6307' },
  { file: 'e2e/one.ts', text: "export { it as one } from '#server/target.ts';\n", rule: 'TS6307' },
  {
    file: 'server/one.ts',
    text: "export { it as one } from './target.test.ts';\n",
    rule: 'TS6307',
  },
  { file: 'server/one.ts', text: 'export enum One {\n  Two,\n}\n', rule: 'TS1294' },
  ...['domain/one', 'server/one', 'web/one', 'cli/one', 'e2e/one', 'bench/one', 'scripts/one'].map(
    (file) => ({ file: `${file}.ts`, text: "export const one: number = 'two';\n", rule: 'TS2322' }),
  ),
  ...['domain/one', 'server/one', 'web/one', 'cli/one', 'bench/one', 'scripts/one'].map((file) => ({
    file: `${file}.test.ts`,
    text: "export const one: number = 'two';\n",
    rule: 'TS2322',
  })),
];

export const circle = [
  { file: 'domain/circle/one.ts', text: importing('#domain/circle/other.ts') },
  { file: 'domain/circle/other.ts', text: importing('#domain/circle/one.ts') },
];
