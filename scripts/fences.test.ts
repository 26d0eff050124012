import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, circle, forbidden, importing, refused, untypable } from './climbers.ts';
import { EmptyHouse } from './empty-house.ts';

// A fence can fall silent, so each is climbed here, in a house that has our rules and nothing else.

interface Planted {
  file: string;
  text: string;
}

let house: EmptyHouse;

/** Under a number, so that one name can stand for many; a table of contents is known by its own. */
function numbered<Case extends Planted>(cases: readonly Case[]): Case[] {
  return cases.map((planted, at) => {
    const { file } = planted;
    if (/^web\/(?:main|router)\.tsx$/u.test(file)) return planted;
    return {
      ...planted,
      file: file.replace(/[^/]*?(\.test|\.spec)?(\.tsx?)$/u, `climber-${at}$1$2`),
    };
  });
}

function plant(planted: readonly Planted[]): void {
  house = new EmptyHouse();
  for (const { file, text } of planted) house.write(file, text);
}

/** `FILE RULE` of each finding. */
function lint(): string[] {
  const { said } = house.run('oxlint/bin/oxlint', '--format=json');
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: Array<{ filename: string; code: string }>;
  };
  return diagnostics.map(({ filename, code }) => `${filename.replaceAll('\\', '/')} ${code}`);
}

describe('the linter refuses', () => {
  const cases = numbered([
    ...forbidden.map(([file, specifier]) => ({
      title: `${specifier} in ${file}`,
      file,
      text: importing(specifier),
      rule: 'eslint(no-restricted-imports)',
    })),
    ...refused.map((planted) => ({
      title: `${planted.text.trim()} in ${planted.file}`,
      ...planted,
    })),
  ]);
  let found: string[];

  beforeAll(() => {
    plant([...cases, ...circle]);
    found = lint();
  });
  afterAll(() => house.remove());

  test.each(cases)('$title', ({ file, rule }) => {
    expect(found).toContain(`${file} ${rule}`);
  });

  test('files that import each other in a circle', () => {
    for (const { file } of circle) expect(found).toContain(`${file} import(no-cycle)`);
  });
});

describe('the linter lets pass', () => {
  const cases = numbered(
    allowed.map(([file, specifiers]) => ({
      title: file,
      file,
      text: specifiers
        .map((specifier, at) => `export { it as it${at} } from '${specifier}';\n`)
        .join(''),
    })),
  );
  let found: string[];

  beforeAll(() => {
    plant(cases);
    found = lint();
  });
  afterAll(() => house.remove());

  test.each(cases)('what $title needs', ({ file }) => {
    expect(found.filter((finding) => finding.startsWith(file))).toEqual([]);
  });
});

describe('the compiler refuses', () => {
  const cases = numbered(
    untypable.map((planted) => ({
      title: `${planted.text.trim()} in ${planted.file}`,
      ...planted,
    })),
  );
  const targets = ['domain', 'server', 'web', 'cli', 'scripts'].flatMap((room) =>
    ['target.ts', 'target.test.ts'].map((name) => ({
      file: `${room}/${name}`,
      text: 'export const it = 1;\n',
    })),
  );
  let said: string;

  beforeAll(() => {
    plant([...cases, ...targets]);
    ({ said } = house.run('typescript/bin/tsc', '-b', '--pretty', 'false'));
  });
  afterAll(() => house.remove());

  test.each(cases)('$title', ({ file, rule }) => {
    const lines = said.split('\n').filter((line) => line.startsWith(`${file}(`));
    expect(lines.join('\n')).toContain(`error ${rule}:`);
  });

  test('nothing of what is right', () => {
    for (const { file } of targets) expect(said).not.toContain(`${file}(`);
  });
});

describe('what nobody uses', () => {
  let said: string;

  beforeAll(() => {
    plant([
      { file: 'domain/words.ts', text: 'export const unusedWord = 1;\n' },
      { file: 'server/main.ts', text: "import { used } from './part.ts';\n\nconsole.log(used);\n" },
      { file: 'server/part.ts', text: 'export const used = 1;\nexport const unusedPart = 2;\n' },
      { file: 'server/forgotten.ts', text: 'export const forgotten = 1;\n' },
    ]);
    ({ said } = house.run('knip/bin/knip.js', '--no-progress', '--include', 'files,exports'));
  });
  afterAll(() => house.remove());

  test('is refused in the server, a whole file or one export', () => {
    expect(said).toContain('server/forgotten.ts');
    expect(said).toContain('unusedPart');
    expect(said).not.toMatch(/\bused\b/u);
  });

  test('is allowed in the domain, which is a vocabulary', () => {
    expect(said).not.toContain('unusedWord');
  });
});
