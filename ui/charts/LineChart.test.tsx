// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawChart } from '#core/web/tests/draw-chart.ts';
import { LineChart } from './LineChart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const placesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ short: `W${at + 1}`, full: `Week ${at + 1}` }));
type Values = readonly (number | null)[];

/** 500 px wide: from 36 to 484, of which values from 12 to 204 below the top. */
const open = (values: Values, before?: Values) =>
  drawChart(
    <LineChart
      label="Submissions"
      places={placesOf(values.length)}
      marks={[{ index: 1, words: 'Cycle began' }]}
      series={[
        { name: 'Now', values },
        ...(before ? [{ name: 'Before', values: before, isBefore: true }] : []),
      ]}
    />,
  );
type Chart = ReturnType<typeof open>;
const lines = 'path[fill="none"]';
const linesOf = ({ all }: Chart) => all(lines).map((path) => path.getAttribute('d') ?? '');
/** Where the lines begin: one pair of numbers for each. */
const beginsOf = (d = '') =>
  [...d.matchAll(/M([^C,Z]+),([^C,Z]+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
/** The dots of the cursor, and those of values that have no line. */
const ofCursor = 'circle[r="4"]';
const alone = 'circle[r="2"]';
const dotsOf = ({ numbers }: Chart, dots: string) => {
  const y = numbers(dots, 'cy');
  return numbers(dots, 'cx').map((x, at) => [x, y[at]]);
};
const endOf = (d = '') =>
  d
    .match(/[\d.]+/gu)
    ?.slice(-2)
    .map(Number);

test('values reach from the left to the right, the highest at the top and 0 at the bottom', () => {
  const chart = open([0, 4, 8]);
  const [d] = linesOf(chart);
  expect(beginsOf(d)).toEqual([[36, 204]]);
  expect(endOf(d)).toEqual([484, 12]);
  expect(chart.texts('text.tabular')).toEqual(['0', '2', '4', '6', '8']);
});

test('the scale is the same for all series, and is not stretched by nothing', () => {
  const [now, before] = linesOf(open([0, 5], [0, 10]));
  expect(endOf(now)?.[1]).toBe(108);
  expect(endOf(before)?.[1]).toBe(12);
  cleanup();
  const chart = open([0, 0]);
  expect(endOf(linesOf(chart)[0])).toEqual([484, 204]);
  expect(chart.texts('text.tabular')).toEqual(['0', '1']);
});

test('where a value is missing the line is interrupted, and the words say so', () => {
  const chart = open([4, 2, null, 6, 8]);
  expect(beginsOf(linesOf(chart)[0]).map(([x]) => x)).toEqual([36, 372]);
  chart.press('Home', 'ArrowRight', 'ArrowRight');
  expect(chart.words).toBe('Week 3: Now –');
});

test('a missing value has no dot, which would be read as 0', () => {
  const chart = open([4, 2, null], [1, 2, 3]);
  chart.press('End');
  expect(dotsOf(chart, ofCursor)).toEqual([[484, 60]]);
  chart.press('ArrowLeft');
  expect(dotsOf(chart, ofCursor)).toEqual([
    [260, 108],
    [260, 108],
  ]);
});

test('a value without neighbours, of which there is no line, is a dot', () => {
  expect(dotsOf(open([7]), alone)).toEqual([[260, 36]]);
  cleanup();
  expect(dotsOf(open([8, null, 2, null, 4, 4]), alone)).toEqual([
    [36, 12],
    [215.2, 156],
  ]);
});

test('the words name the place, each series and what happened', () => {
  const chart = open([1200, 3], [0, 5]);
  chart.press('Home');
  expect(chart.words).toBe('Week 1: Now 1,200, Before 0');
  chart.press('ArrowRight');
  expect(chart.words).toBe('Week 2: Now 3, Before 5. Cycle began');
});

test('the pointer takes the nearest place', () => {
  const chart = open([1, 2, 3, 4]);
  const at = (x: number) => {
    chart.point(x);
    return chart.words?.split(':')[0];
  };
  expect([36, 110, 111, 259, 261, 484, 490].map(at)).toEqual(
    [1, 1, 2, 2, 3, 4, 4].map((week) => `Week ${week}`),
  );
});

test('the only place is taken on both sides of it', () => {
  const chart = open([7]);
  for (const x of [40, 255, 260, 265, 480]) {
    chart.point(x);
    expect(chart.words, `${x}`).toBe('Week 1: Now 7');
  }
});

test('huge values have round numbers beside them, in the range of the drawing', () => {
  const chart = open([1_234_567_890, 0]);
  expect(chart.texts('text.tabular')).toEqual([
    '0',
    '500,000,000',
    '1,000,000,000',
    '1,500,000,000',
  ]);
  for (const y of chart.numbers('g > line', 'y1')) {
    expect(y).toBeGreaterThanOrEqual(12);
    expect(y).toBeLessThanOrEqual(204);
  }
});

test('of no places nothing is drawn, and nothing can be pointed at', () => {
  const chart = open([]);
  chart.point(100);
  chart.press('End');
  expect(chart.words).toBe('Arrow keys read the values');
  expect(chart.all('circle')).toEqual([]);
  expect(linesOf(chart)).toEqual(['']);
});
