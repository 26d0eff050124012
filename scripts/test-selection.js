import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tests to run. Null: all.
 *
 * @typedef {object} Selection
 * @property {string[]} unit parts of paths, as Vitest takes them
 * @property {string[]} browser regular expressions for paths, as Playwright takes them
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * The tests of some features.
 *
 * @param {readonly string[]} features with their areas, `cases/comments`
 * @returns {Selection}
 */
export function testsOf(features) {
  return {
    unit: features.map((feature) => `features/${feature}/`),
    browser: features.map((feature) => `/features/${escaped(feature)}/`),
  };
}

/**
 * The tests for changed files. A change of shared code selects all.
 *
 * @param {readonly string[]} paths
 * @returns {Selection | null}
 */
export function testsOfChanges(paths) {
  /** @type {Set<string>} */
  const features = new Set();
  /** @type {Selection} */
  const selection = { unit: [], browser: [] };
  for (const path of paths) {
    const [layer = '', folder = '', feature = '', ...rest] = path.split('/');
    if (path.endsWith('.md') || layer === 'docs' || layer === 'bench') continue;
    if (layer === 'e2e' && folder.endsWith('.spec.ts')) {
      selection.browser.push(`/e2e/${escaped(folder)}$`);
    } else if (layer === 'scripts' || layer === 'cli') {
      selection.unit.push(`${layer}/`);
    } else if (layer === 'features' && rest.length > 0) {
      features.add(`${folder}/${feature}`);
      // All screens are checked, since a component may be shown on several.
      if (rest[0] === 'web') selection.browser.push('/screens\\.spec\\.ts$');
    } else {
      return null;
    }
  }
  const { unit, browser } = testsOf([...features]);
  // Other features import the domain of this one, and these tests take seconds.
  const domain = features.size === 0 ? [] : ['/domain/'];
  return {
    unit: [...new Set([...unit, ...selection.unit, ...domain])],
    browser: [...new Set([...browser, ...selection.browser])],
  };
}

/**
 * The files with this ending under some folders.
 *
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {string} ending
 */
const filesUnder = (root, folders, ending) =>
  // Without globSync, which the oldest supported Node.js does not have.
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => path.endsWith(ending));

/**
 * Whether a selection has any journey: a browser run without one would still start a server.
 *
 * @param {readonly string[]} patterns
 * @param {string} root
 */
export function hasJourneys(patterns, root) {
  const paths = filesUnder(root, ['e2e', 'features'], '.spec.ts');
  return patterns.some((pattern) => paths.some((path) => new RegExp(pattern, 'u').test(path)));
}

/**
 * Whether a selection has any component test, which needs a browser.
 *
 * @param {readonly string[]} parts of paths
 * @param {string} root
 */
export function hasComponentTests(parts, root) {
  const paths = filesUnder(root, ['core/web', 'features', 'ui'], '.browser.test.tsx');
  return parts.some((part) => paths.some((path) => path.includes(part)));
}

/**
 * The folders in a folder.
 *
 * @param {string} path
 */
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/**
 * The features by their names, each with its area.
 *
 * @param {string} root
 */
const knownFeatures = (root) =>
  new Map(
    foldersIn(join(root, 'features')).flatMap((area) =>
      foldersIn(join(root, 'features', area)).map((name) => [name, `${area}/${name}`]),
    ),
  );

/**
 * @param {string} root
 * @param {string[]} parameters
 * @returns {string[] | null} the lines; null: git refused
 */
function git(root, ...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/**
 * The files that differ from a commit, committed or not; null: there is no such commit.
 *
 * @param {string} root
 * @param {string} commit
 */
function changedPaths(root, commit) {
  // Without renames, so that the source folder of a moved file counts too.
  const changed = git(root, 'diff', '--name-only', '--no-renames', commit);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard') ?? [];
  return changed === null ? null : [...new Set([...changed, ...untracked])];
}

/** @param {string} root */
const forkFromMain = (root) =>
  (
    git(root, 'merge-base', 'main', 'HEAD') ?? git(root, 'merge-base', 'origin/main', 'HEAD')
  )?.[0] ?? 'HEAD';

/**
 * The last commit that is a day old, or the first of all.
 *
 * @param {string} root
 */
const commitOfYesterday = (root) =>
  git(root, 'rev-list', '-1', '--before=1 day ago', 'HEAD')?.[0] ??
  git(root, 'rev-list', '--max-parents=0', 'HEAD')?.[0] ??
  'HEAD';

/**
 * The tests that are new or changed since a commit.
 *
 * @param {string} root
 * @param {string} [commit]
 * @returns {string[] | null} null: there is no such commit
 */
export const changedTests = (root, commit = commitOfYesterday(root)) =>
  changedPaths(root, commit)?.filter(
    (path) => /\.(?:test|spec)\.tsx?$/u.test(path) && existsSync(join(root, path)),
  ) ?? null;

/**
 * What to run: all (no selection), a selection, or some files again and again.
 *
 * @typedef {{ selection: Selection | null, repeated: string[] | null }} Request
 */

/**
 * Reads the command line: names of features, `--changed`, or `--repeat` and maybe a commit.
 *
 * @param {readonly string[]} words
 * @param {string} root
 * @returns {Request | { problem: string }}
 */
export function readRequest(words, root) {
  if (words.length === 0) return { selection: null, repeated: null };
  const [first, commit, ...others] = words;
  if (first === '--repeat') {
    const repeated = others.length === 0 ? changedTests(root, commit) : null;
    return repeated === null
      ? { problem: '--repeat takes one commit, or none.' }
      : { selection: null, repeated };
  }
  if (words.includes('--changed')) {
    if (words.length > 1) return { problem: '--changed stands alone.' };
    const paths = changedPaths(root, forkFromMain(root)) ?? [];
    return { selection: testsOfChanges(paths), repeated: null };
  }
  const foldersByName = knownFeatures(root);
  const unknown = words.find((word) => !foldersByName.has(word));
  if (unknown !== undefined) {
    const names = [...foldersByName.keys()].toSorted().join(', ');
    return { problem: `There is no feature "${unknown}". Known: ${names}.` };
  }
  const features = words.flatMap((word) => foldersByName.get(word) ?? []);
  return { selection: testsOf(features), repeated: null };
}
