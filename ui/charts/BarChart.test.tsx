// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { drawChart } from '#core/web/tests/draw-chart.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Values lie from 12 to 204 below the top. */
const open = (...series: readonly (readonly number[])[]) =>
  drawChart(
    <BarChart
      label="Sources"
      places={(series[0] ?? []).map((_, at) => ({ short: `W${at + 1}`, full: `Week ${at + 1}` }))}
      series={series.map((values, at) => ({ name: `Source ${at + 1}`, values }))}
    />,
  );
const bars = 'svg > rect';

test('a bar is as high as its value, and the highest reaches the top', () => {
  const chart = open([0, 2, 4]);
  expect(chart.numbers(bars, 'height')).toEqual([0, 96, 192]);
  expect(chart.numbers(bars, 'y')).toEqual([204, 108, 12]);
  expect(chart.texts('text.tabular')).toEqual(['0', '1', '2', '3', '4']);
});

test('series stand on each other, and together reach no higher than the drawing', () => {
  const chart = open([1, 3], [3, 1], [4, 0]);
  const heights = chart.numbers(bars, 'height');
  const y = chart.numbers(bars, 'y');
  expect(heights).toEqual([24, 72, 72, 24, 96, 0]);
  expect(y).toEqual([180, 132, 108, 108, 12, 108]);
});

test('bars lie beside each other within the drawing, and series of a place above each other', () => {
  const chart = open([1, 2, 3], [3, 2, 1]);
  const x = chart.numbers(bars, 'x');
  const [width = 0] = chart.numbers(bars, 'width');
  expect(x.slice(3)).toEqual(x.slice(0, 3));
  expect(x[0]).toBeGreaterThan(36);
  expect((x[0] ?? 0) + width).toBeLessThan(x[1] ?? 0);
  expect((x[2] ?? 0) + width).toBeLessThan(500);
});

test('the whole of a bar, and nothing to the left of the first, belongs to its place', () => {
  const chart = open([1, 2, 3]);
  const x = chart.numbers(bars, 'x');
  const [width = 0] = chart.numbers(bars, 'width');
  for (const [at, from] of x.entries())
    for (const place of [from + 1, from + width - 1]) {
      chart.point(place);
      expect(chart.words).toContain(`Week ${at + 1}:`);
    }
  chart.point(20);
  expect(chart.words).toBe('Arrow keys read the values');
});

test('each series has a pattern of its own, so that they differ without colour', () => {
  const chart = open([1], [1], [1], [1]);
  const fills = chart.all(bars).map((bar) => bar.getAttribute('fill')?.slice(5, -1));
  expect(new Set(fills).size).toBe(4);
  const patterns = fills.map((id) => chart.all('pattern').find((one) => one.id === id));
  const looks = patterns.map(
    (one) => `${one?.getAttribute('patternTransform')} ${one?.childElementCount}`,
  );
  expect(new Set(looks).size).toBe(4);
});

test('the words name the place and each series', () => {
  const chart = open([1, 1200], [0, 5]);
  chart.press('End');
  expect(chart.words).toBe('Week 2: Source 1 1,200, Source 2 5');
});

test('numbers beside the bars are whole and do not repeat, of few and of none', () => {
  expect(open([0, 0]).texts('text.tabular')).toEqual(['0', '1']);
  cleanup();
  expect(open([1, 0]).texts('text.tabular')).toEqual(['0', '1']);
  cleanup();
  const chart = open([]);
  chart.press('End');
  expect(chart.all(bars)).toEqual([]);
  expect(chart.cursor.tabIndex).toBe(-1);
});

test('a series that is shorter than the others counts nothing there', () => {
  const chart = open([2, 4], [2]);
  expect(chart.numbers(bars, 'height')).toEqual([96, 192, 96, 0]);
});
