import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.js';
import { longestTests } from './test-sequencer.ts';

test.each(longestTests)('%s, which begins early, is there', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});
