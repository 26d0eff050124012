import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every address is read by the one schema, which takes domains of any script', () => {
  const own = 'core/domain/identity/email-address.ts';
  const others = globSync('{core,features,ui,cli}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => path !== own && !/\.test\.tsx?$/u.test(path))
    .filter((path) =>
      /\bz\.email\(|\[\^\\s@\]\+\\\./u.test(readFileSync(join(root, path), 'utf8')),
    );
  // Names of companies that look like a domain.
  expect(others).toEqual(['features/directory/search/server/engine/exact-names.ts']);
});
