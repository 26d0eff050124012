import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Component tests press Escape where the focus is, not where it is still on its way', () => {
  const files = globSync('{core,features,ui}/**/*.browser.test.tsx');
  expect(files.length).toBeGreaterThan(50);
  const pressed = files.filter((file) =>
    readFileSync(file, 'utf8').includes("userEvent.keyboard('{Escape}')"),
  );
  expect(pressed).toEqual([]);
});
