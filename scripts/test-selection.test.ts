import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from './child.js';
import {
  hasComponentTests,
  hasJourneys,
  changedTests,
  readRequest,
  testsOf,
  testsOfChanges,
} from './test-selection.js';

const isSelected = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'u').test(path));

describe('a feature name', () => {
  test('selects its folder', () => {
    const { unit } = testsOf(['directory/companies']);
    const isIn = (path: string) => unit.some((part) => path.includes(part));
    expect(isIn('features/directory/companies/server/directory.test.ts')).toBe(true);
    expect(isIn('features/directory/collections/server/whole.test.ts')).toBe(false);
  });

  test('selects its journeys', () => {
    const { browser } = testsOf(['portfolio/company-screen']);
    expect(
      isSelected(browser, '/work/features/portfolio/company-screen/tests/company.spec.ts'),
    ).toBe(true);
    expect(isSelected(browser, '/work/features/cases/submissions/tests/compare.spec.ts')).toBe(
      false,
    );
  });

  test('may have no journey', () => {
    expect(hasJourneys(testsOf(['portfolio/company-screen']).browser, root)).toBe(true);
    expect(hasJourneys(testsOf(['people/mails']).browser, root)).toBe(false);
  });

  test('may have no component test', () => {
    expect(hasComponentTests(testsOf(['cases/opportunities']).unit, root)).toBe(true);
    expect(hasComponentTests(testsOf(['people/mails']).unit, root)).toBe(false);
  });

  test('must exist', () => {
    expect(readRequest(['collections', 'companies'], root)).toEqual({
      selection: testsOf(['directory/collections', 'directory/companies']),
      repeated: null,
    });
    expect(readRequest(['collectons'], root)).toEqual({
      problem: expect.stringContaining('There is no feature "collectons". Known: '),
    });
  });
});

describe('changed files', () => {
  test.each([
    'core/domain/limits.ts',
    'core/server/x.ts',
    'app/features.domain.ts',
    'ui/x.tsx',
    'e2e/support/screens.ts',
    'package-lock.json',
    'vitest.config.ts',
  ])('of %s select all', (path) => {
    expect(testsOfChanges(['README.md', path])).toBeNull();
  });

  test('of a feature select it, and the domain', () => {
    expect(testsOfChanges(['features/cases/comments/server/store.ts'])).toEqual({
      ...testsOf(['cases/comments']),
      unit: [...testsOf(['cases/comments']).unit, '/domain/'],
    });
  });

  test('of components select the screens too', () => {
    const { browser = [] } =
      testsOfChanges(['features/portfolio/search-screen/web/ScoutScreen.tsx']) ?? {};
    expect(isSelected(browser, '/work/e2e/screens.spec.ts')).toBe(true);
    expect(isSelected(browser, '/work/features/portfolio/search-screen/tests/scout.spec.ts')).toBe(
      true,
    );
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
  expect(readRequest([], root)).toEqual({ selection: null, repeated: null });
});

describe('--repeat', () => {
  test('takes the tests that are new or changed since a commit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'outrider-repeat-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const git = (...parameters: string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Ann', '-c', 'user.email=ann@company.example', ...parameters],
        { cwd: folder, encoding: 'utf8' },
      ).trim();
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
    git('init', '--quiet');
    for (const name of ['same', 'changed', 'gone']) write(`${name}.test.ts`, 'one');
    git('add', '.');
    git('commit', '--quiet', '--message', 'One');
    const before = git('rev-parse', 'HEAD');
    write('changed.test.ts', 'two');
    rmSync(join(folder, 'gone.test.ts'));
    git('commit', '--quiet', '--all', '--message', 'Two');
    write('new.spec.ts', 'one');
    write('new.browser.test.tsx', 'one');
    write('product.ts', 'one');

    const later = ['new.browser.test.tsx', 'new.spec.ts'];
    expect(changedTests(folder, before)).toEqual(['changed.test.ts', ...later]);
    expect(changedTests(folder, 'HEAD')).toEqual(later);
    // Both commits are younger than a day: since the first.
    expect(changedTests(folder)).toEqual(['changed.test.ts', ...later]);
    expect(changedTests(folder, 'no-such-commit')).toBeNull();
  });

  test('takes no more than one commit', () => {
    expect(readRequest(['--repeat', 'HEAD'], root)).toHaveProperty('repeated');
    for (const words of [
      ['--repeat', 'HEAD', 'HEAD'],
      ['--repeat', 'no-such-commit'],
    ]) {
      expect(readRequest(words, root)).toEqual({
        problem: '--repeat takes one commit, or none.',
      });
    }
  });
});
