// @vitest-environment happy-dom
import { cleanup, render } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import { Spark } from './Spark.tsx';

afterEach(cleanup);

function open(values: readonly (number | null)[]) {
  const { container } = render(<Spark values={values} />);
  const dot = container.querySelector('circle');
  return {
    line: container.querySelector('path[fill="none"]')?.getAttribute('d'),
    dot: dot && [dot.getAttribute('cx'), dot.getAttribute('cy')].map(Number),
  };
}

test('the line reaches from edge to edge and ends with a dot, the highest at the top', () => {
  const { line, dot } = open([0, 3, 6]);
  expect(line).toMatch(/^M3,25C/u);
  expect(dot).toEqual([85, 3]);
});

test('the dot is at the last value that is known, at its own place in time', () => {
  expect(open([null, 6, 3, null, null]).dot).toEqual([44, 14]);
});

test('values that are all 0 lie at the bottom', () => {
  expect(open([0, 0]).dot).toEqual([85, 25]);
});

test('a single value is a dot; of none there is nothing', () => {
  expect(open([5]).dot).toEqual([3, 3]);
  expect(open([])).toEqual({ line: '', dot: null });
  expect(open([null, null])).toEqual({ line: '', dot: null });
});
