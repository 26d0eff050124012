import { describe, expect, test } from 'vitest';
import { root } from './child.js';
import {
  hasComponentTests,
  hasJourneys,
  readSelection,
  testsOf,
  testsOfChanges,
} from './test-selection.js';

const isSelected = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'u').test(path));

describe('a feature name', () => {
  test('selects its folder', () => {
    const { unit } = testsOf(['companies']);
    const isIn = (path: string) => unit.some((part) => path.includes(part));
    expect(isIn('features/companies/server/directory.test.ts')).toBe(true);
    expect(isIn('features/collections/server/whole.test.ts')).toBe(false);
  });

  test('selects its journeys', () => {
    const { browser } = testsOf(['companies']);
    expect(isSelected(browser, '/work/features/companies/tests/company.spec.ts')).toBe(true);
    expect(isSelected(browser, '/work/features/submissions/tests/compare.spec.ts')).toBe(false);
  });

  test('may have no journey', () => {
    expect(hasJourneys(testsOf(['companies']).browser, root)).toBe(true);
    expect(hasJourneys(testsOf(['votes']).browser, root)).toBe(false);
  });

  test('may have no component test', () => {
    expect(hasComponentTests(testsOf(['opportunities']).unit, root)).toBe(true);
    expect(hasComponentTests(testsOf(['votes']).unit, root)).toBe(false);
  });

  test('must exist', () => {
    expect(readSelection(['collections', 'companies'], root)).toHaveProperty('selection');
    expect(readSelection(['collectons'], root)).toEqual({
      problem: expect.stringContaining('There is no feature "collectons". Known: '),
    });
  });
});

describe('changed files', () => {
  test.each([
    'core/domain/limits.ts',
    'core/server/x.ts',
    'features/domain.ts',
    'ui/x.tsx',
    'e2e/support/screens.ts',
    'package-lock.json',
    'vitest.config.ts',
  ])('of %s select all', (path) => {
    expect(testsOfChanges(['README.md', path])).toBeNull();
  });

  test('of a feature select it, and the domain', () => {
    expect(testsOfChanges(['features/votes/server/store.ts'])).toEqual({
      ...testsOf(['votes']),
      unit: [...testsOf(['votes']).unit, '/domain/'],
    });
  });

  test('of components select the screens too', () => {
    const { browser = [] } = testsOfChanges(['features/search/web/ScoutScreen.tsx']) ?? {};
    expect(isSelected(browser, '/work/e2e/screens.spec.ts')).toBe(true);
    expect(isSelected(browser, '/work/features/search/tests/scout.spec.ts')).toBe(true);
  });

  test('of a journey select that journey, of scripts their tests, of documents nothing', () => {
    expect(testsOfChanges(['e2e/palette.spec.ts', 'scripts/child.js'])).toEqual({
      unit: ['scripts/'],
      browser: [String.raw`/e2e/palette\.spec\.ts$`],
    });
    expect(testsOfChanges(['README.md', 'docs/operating.md'])).toEqual({ unit: [], browser: [] });
  });
});

test('no arguments select all', () => {
  expect(readSelection([], root)).toEqual({ selection: null });
});
