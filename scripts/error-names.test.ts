import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('An error is called as its class: logs and answers name it', () => {
  const files = globSync('{app,cli,core,features}/**/*.ts').filter(
    (path) => !path.includes('.test.'),
  );
  const others = files.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /class (\w+) extends \w*Error\b.*?\bname = '(\w+)'/gsu,
      ),
    ].flatMap(([, name, called]) =>
      name === called ? [] : [`${path}: ${name} is called ${called}.`],
    ),
  );
  expect(others).toEqual([]);
});
