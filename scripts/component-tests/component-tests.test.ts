import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Why a test passes or fails by chance with what stands in its source. */
const refused = [
  ["userEvent.keyboard('{Escape}')", 'what opens takes the focus later: use pressEscape'],
  ["useFakeTimers({ toFake: ['Date']", 'polling moves their clock on: use vi.setSystemTime'],
] as const;

test.each(refused)('No component test has %s, since %s', (source) => {
  const files = globSync('{core,features,ui}/**/*.browser.test.tsx');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(source))).toEqual([]);
});
