// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawChart } from '#core/web/tests/draw-chart.ts';
import { SurvivalChart } from './SurvivalChart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const steps = [
  { days: 10, atRisk: 20, left: 10, open: 0, waiting: 0.5, low: 0.25, high: 0.75 },
  { days: 20, atRisk: 9, left: 0, open: 2, waiting: 0.5, low: 0.25, high: 0.75 },
  { days: 40, atRisk: 6, left: 6, open: 0, waiting: 0, low: 0, high: 0.2 },
];
/** 460 px wide: days from 44 to 444, shares from 10 to 202 below the top. */
const open = (some: typeof steps) =>
  drawChart(<SurvivalChart label="Still waiting" steps={some} count={20} />, 460);
type Chart = ReturnType<typeof open>;
/** Where a path turns, without the way back of an area. */
const pointsOf = ({ all }: Chart, selector: string) => {
  const numbers =
    all(selector)[0]
      ?.getAttribute('d')
      ?.match(/[\d.]+/gu) ?? [];
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[Number(x), Number(numbers[at + 1])]] : []));
};

test('the curve begins with all and steps down on the day somebody left', () => {
  expect(pointsOf(open(steps), 'path[fill="none"]')).toEqual([
    [44, 10],
    [144, 10],
    [144, 106],
    [244, 106],
    [244, 106],
    [444, 106],
    [444, 202],
  ]);
});

test('the interval lies around the curve', () => {
  const chart = open(steps);
  const ofBand = pointsOf(chart, 'path[opacity]');
  expect(ofBand).toContainEqual([144, 58]);
  expect(ofBand).toContainEqual([144, 154]);
});

test('days that are still open have a tick on the curve, and others none', () => {
  const chart = open(steps);
  const ticks = 'svg > line';
  expect(chart.numbers(ticks, 'x1')).toEqual([244]);
  expect([chart.numbers(ticks, 'y1'), chart.numbers(ticks, 'y2')]).toEqual([[101], [111]]);
});

test('below each day stand those at risk until then', () => {
  const chart = open(steps);
  const days = chart.texts('text[text-anchor="middle"]:not(.tabular)');
  const atRisk = chart.texts('svg > text.tabular');
  expect(days).toEqual(['0 d', '10 d', '20 d', '30 d', '40 d']);
  expect(atRisk).toEqual(['20', '20', '9', '6', '6']);
});

test('the words have the share with its interval, who is at risk, left and is still there', () => {
  const chart = open(steps);
  const words = ['Home', 'ArrowRight', 'ArrowRight'].map((key) => {
    chart.press(key);
    return chart.words;
  });
  expect(words).toEqual([
    'After 10 d: Still waiting 50%, 95% interval 25–75%, In stage 20, 10 left',
    'After 20 d: Still waiting 50%, 95% interval 25–75%, In stage 9, 2 still there',
    'After 40 d: Still waiting 0%, 95% interval 0–20%, In stage 6, 6 left',
  ]);
});

test('the pointer takes the step that holds on that day', () => {
  const chart = open(steps);
  const at = (x: number) => {
    chart.point(x);
    return chart.words?.split(':')[0];
  };
  expect([0, 143, 145, 243, 245, 443, 445].map(at)).toEqual(
    [10, 10, 10, 10, 20, 20, 40].map((days) => `After ${days} d`),
  );
});

test('of a single day, also of day 0, there is a whole chart', () => {
  const [first] = steps;
  if (!first) throw new Error('There is no step.');
  const chart = open([{ ...first, days: 0 }]);
  expect(pointsOf(chart, 'path[fill="none"]').at(-1)).toEqual([44, 106]);
  expect(chart.texts('text[text-anchor="middle"]:not(.tabular)')).toEqual(['0 d', '1 d']);
  chart.point(300);
  expect(chart.words).toContain('After 0 d');
});

test('of no steps only the beginning is drawn, and nothing can be pointed at', () => {
  const chart = open([]);
  expect(pointsOf(chart, 'path[fill="none"]')).toEqual([[44, 10]]);
  chart.point(100);
  chart.press('Home');
  expect(chart.words).toBe('Arrow keys read the values');
});
