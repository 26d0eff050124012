import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Every plain button that opens a menu is one of these', () => {
  const root = new URL('..', import.meta.url);
  const files = globSync('{ui,core,features,app}/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) =>
    /aria-haspopup=.*menu/u.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(others).toEqual([]);
});
