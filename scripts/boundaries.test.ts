import { describe, expect, test } from 'vitest';
import { violationsIn } from './boundaries.ts';

const importing = (specifier: string) => `import { it } from '${specifier}';\n`;

/** Forbidden imports, at least one for each boundary. */
const forbidden: ReadonlyArray<readonly [file: string, specifier: string]> = [
  ['core/domain/limits.ts', 'node:fs'],
  ['core/domain/limits.ts', 'zod'],
  ['core/domain/limits.ts', '#features/people/users/domain/user.ts'],
  ['core/domain/limits.ts', '#app/server/app.ts'],
  ['features/people/users/domain/user.ts', 'drizzle-orm'],
  ['features/people/users/domain/user.ts', '#features/people/users/server/store.ts'],
  ['features/people/users/domain/user.ts', '#features/cases/comments/server/shared/comments.ts'],
  ['features/people/users/domain/user.ts', '#ui/Button.tsx'],
  ['features/people/users/feature.domain.ts', '#features/people/users/server/store.ts'],
  ['features/people/users/domain/user.test.ts', '#features/people/users/server/store.ts'],

  ['core/platform/log/log.ts', '#core/server/settings.ts'],
  ['core/platform/log/log.ts', '#features/people/users/domain/user.ts'],
  ['core/server/settings.ts', '#features/people/users/server/shared/people.ts'],
  ['core/server/settings.ts', '#features/people/users/domain/user.ts'],
  ['core/server/settings.ts', '#app/web/main.tsx'],
  ['features/people/users/server/store.ts', '#features/people/identity/server/store.ts'],
  ['features/people/users/server/store.ts', '#features/people/identity/server/handlers.ts'],
  ['features/people/users/server/store.ts', '#features/people/identity/web/shared/Role.tsx'],
  ['features/people/users/server/store.ts', '#app/features.server.ts'],
  ['features/people/users/server/store.ts', '#core/tests/test-server.ts'],
  ['features/people/users/server/store.ts', '#ui/Button.tsx'],
  ['features/people/users/feature.server.ts', '#features/people/identity/server/store.ts'],
  ['features/people/users/demo/people.ts', '#features/people/identity/server/store.ts'],

  ['ui/Button.tsx', '#core/web/transport/call.ts'],
  ['ui/Button.tsx', '#features/people/users/domain/user.ts'],
  ['core/web/shell/Sidebar.tsx', '#features/people/users/web/shared/Person.tsx'],
  ['core/web/shell/Sidebar.tsx', '#features/people/users/domain/user.ts'],
  ['core/web/transport/call.ts', 'zod'],
  ['features/people/users/web/PeopleScreen.tsx', '#features/people/identity/web/Roles.tsx'],
  ['features/people/users/web/PeopleScreen.tsx', '#features/people/users/server/store.ts'],
  ['features/people/users/web/PeopleScreen.tsx', '#app/features.web.ts'],
  ['features/people/users/web/PeopleScreen.tsx', '#core/server/settings.ts'],
  ['features/people/users/web/PeopleScreen.tsx', 'zod'],
  ['features/people/users/web/PeopleScreen.test.tsx', '#features/people/users/server/store.ts'],

  ['cli/outrider.ts', '#ui/Button.tsx'],
  ['cli/outrider.ts', '#core/tests/test-server.ts'],
  ['e2e/palette.spec.ts', '#features/people/users/server/store.ts'],
  ['features/people/users/tests/people.spec.ts', '#features/people/users/web/PeopleScreen.tsx'],
  ['scripts/start.ts', '#app/server/main.ts'],
  ['scripts/start.ts', '#core/domain/limits.ts'],

  // Tests are never imported.
  ['core/domain/one.ts', './other.test.ts'],
  ['core/server/one.test.ts', './other.test.ts'],
  ['features/people/users/server/one.ts', './other.test.ts'],
  ['features/people/users/tests/one.spec.ts', './other.spec.ts'],
];

/** Allowed imports by location. */
const allowed: ReadonlyArray<readonly [file: string, specifiers: readonly string[]]> = [
  ['core/domain/limits.ts', ['zod/mini', './units.ts', '#core/domain/identity/user.ts']],
  [
    'features/people/users/domain/user.ts',
    [
      'zod/mini',
      './names.ts',
      '#core/domain/limits.ts',
      '#features/people/identity/domain/role.ts',
    ],
  ],
  ['features/people/users/domain/user.test.ts', ['vitest', 'fast-check', './user.ts']],
  ['core/platform/log/log.ts', ['pino', '#core/domain/limits.ts', '#core/platform/x/y.ts']],
  ['core/server/settings.ts', ['zod', '#core/platform/log/log.ts', '#core/domain/limits.ts']],
  [
    'features/people/users/server/store.ts',
    [
      'node:fs',
      'drizzle-orm',
      './handlers.ts',
      '#features/people/users/server/sync/sync.ts',
      '#features/people/users/domain/user.ts',
      '#features/people/users/feature.domain.ts',
      '#features/people/identity/domain/role.ts',
      '#features/people/identity/server/tables.ts',
      '#features/people/identity/server/shared/roles.ts',
      '#core/server/settings.ts',
      '#core/platform/log/log.ts',
    ],
  ],
  [
    'features/people/users/server/store.test.ts',
    ['#core/tests/test-server.ts', '#features/cases/x/tests/y.ts'],
  ],
  [
    'features/people/users/demo/people.ts',
    ['#features/people/identity/demo/roles.ts', '#core/server/demo/x.ts'],
  ],
  ['ui/Button.tsx', ['react', '#core/domain/format.ts', './hue.ts']],
  ['core/web/shell/Sidebar.tsx', ['react', '#core/web/session/x.ts', '#ui/Button.tsx']],
  [
    'features/people/users/web/PeopleScreen.tsx',
    [
      'react',
      'zod/mini',
      '#features/people/users/domain/endpoints.ts',
      '#ui/Button.tsx',
      '#features/people/users/web/list/People.tsx',
      '#features/people/identity/web/shared/Role.tsx',
      '#core/web/transport/query-options.ts',
      '#features/people/identity/domain/role.ts',
    ],
  ],
  ['app/web/main.tsx', ['#app/features.web.ts', '#core/web/router/router.tsx']],
  ['app/server/app.ts', ['#app/features.server.ts', '#app/features.domain.ts']],
  ['app/features.server.ts', ['#features/people/users/feature.server.ts']],
  ['cli/outrider.ts', ['#core/server/settings.ts', '#features/people/users/server/store.ts']],
  ['e2e/palette.spec.ts', ['@playwright/test', '#core/domain/notices.ts', './support/x.ts']],
  ['bench/pages.ts', ['#app/server/app.ts', '#scripts/chromium.js', './support/x.ts']],
  ['scripts/start.ts', ['node:fs', './child.js']],
];

describe('a boundary refuses', () => {
  test.each(forbidden)('%s importing %s', (file, specifier) => {
    expect(violationsIn(file, importing(specifier))).toHaveLength(1);
  });

  test.each([
    ["export { it } from '#features/people/identity/server/store.ts';\n"],
    ["import type { It } from '#features/people/identity/server/store.ts';\n"],
    ["export const later = () => import('#features/people/identity/server/store.ts');\n"],
    ["import {\n  one,\n  two,\n} from '#features/people/identity/server/store.ts';\n"],
    ["import '#features/people/identity/server/store.ts';\n"],
  ])('every syntax of an import: %s', (text) => {
    expect(violationsIn('features/people/users/server/store.ts', text)).toHaveLength(1);
  });

  test('a folder that no boundary covers', () => {
    expect(violationsIn('features/people/users/misplaced.ts', '')).toEqual([
      'features/people/users/misplaced.ts: no import boundary names this folder.',
    ]);
  });
});

describe('a boundary lets pass', () => {
  test.each(allowed)('the imports that %s needs', (file, specifiers) => {
    expect(specifiers.flatMap((specifier) => violationsIn(file, importing(specifier)))).toEqual([]);
  });
});
