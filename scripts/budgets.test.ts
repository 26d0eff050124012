import { describe, expect, test } from 'vitest';
import { measure, findBudgetViolations, quantile } from './budgets.ts';

const measured = { path: 'server/users/store.ts', lines: 40, imports: 4 };

test('A file is measured in lines and in imports', () => {
  const text = [
    "import { one } from './one.ts';",
    "import type { Two } from './two.ts';",
    'import {',
    '  three,',
    "} from './three.ts';",
    "import './styles.css';",
    "export const later = () => import('./later.ts');",
    'export const importance = 1;',
    '',
  ].join('\n');
  expect(measure('web/main.tsx', text)).toEqual({ path: 'web/main.tsx', lines: 8, imports: 4 });
});

describe('A file is refused', () => {
  test('beyond 400 lines', () => {
    expect(findBudgetViolations([{ ...measured, lines: 400 }])).toEqual([]);
    expect(findBudgetViolations([{ ...measured, lines: 401 }])).toEqual([
      'server/users/store.ts has 401 lines; 400 is the most.',
    ]);
  });

  test('beyond 18 imports, unless it is a table of contents', () => {
    expect(findBudgetViolations([{ ...measured, imports: 15 }])).toEqual([]);
    expect(findBudgetViolations([{ ...measured, imports: 19 }])).toHaveLength(1);
    expect(findBudgetViolations([{ ...measured, path: 'app/server/app.ts', imports: 40 }])).toEqual(
      [],
    );
  });

  test.each(['server/users/utils.ts', 'web/common/Button.tsx', 'domain/index.ts'])(
    'with a meaningless name: %s',
    (path) => {
      expect(findBudgetViolations([{ ...measured, path }])).toHaveLength(1);
    },
  );
});

test('The median and the ninetieth percentile of a hundred', () => {
  const numbers = [1, 100, 3, 2, 50, 4, 5, 6, 7, 8];
  expect(quantile(numbers, 0.5)).toBe(5);
  expect(quantile(numbers, 0.9)).toBe(50);
  expect(quantile([], 0.5)).toBe(0);
});
