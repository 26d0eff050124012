// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawChart } from '#core/web/tests/draw-chart.ts';
import { FunnelChart } from './FunnelChart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Steps = Parameters<typeof FunnelChart>[0]['steps'];
const open = (steps: Steps, onOpen?: (at: number) => void) =>
  drawChart(<FunnelChart label="Funnel" steps={steps} onOpen={onOpen} />);
const widthsOf = ({ numbers }: ReturnType<typeof open>) =>
  numbers('rect[fill^="color-mix"]', 'width');
const named = (...values: readonly number[]) =>
  values.map((value, at) => ({ name: `Step ${at + 1}`, value }));

test('bars are as long as their share of the first, and what is there can be seen', () => {
  expect(widthsOf(open(named(1000, 500, 1, 0)))).toEqual([500, 250, 3, 0]);
});

test('the period before has the same scale, and widens it where it had more', () => {
  const chart = open([
    { name: 'New', value: 50, before: 100 },
    { name: 'Selected', value: 10, before: 0 },
  ]);
  expect(widthsOf(chart)).toEqual([250, 50]);
  expect(chart.numbers('line', 'x1')).toEqual([500, 0]);
});

test('each step is told of how many that reached the step before it, not the first', () => {
  const chart = open(named(400, 100, 50));
  expect(chart.texts('text.tabular')).toEqual(['400', '100 of 400', '50 of 100']);
});

test('after a step that nobody reached stands the count alone', () => {
  const chart = open(named(3, 0, 0));
  expect(chart.texts('text.tabular').slice(1)).toEqual(['0 of 3', '0']);
  cleanup();
  expect(widthsOf(open(named(0, 0)))).toEqual([0, 0]);
});

test('the words name the step, the step before it and the period before', () => {
  const chart = open([
    { name: 'New', value: 400, before: 1200 },
    { name: 'Selected', value: 100, before: 0 },
    { name: 'Won', value: 40 },
  ]);
  const words = ['Home', 'ArrowDown', 'ArrowDown'].map((key) => {
    chart.press(key);
    return chart.words;
  });
  expect(words).toEqual([
    'New: 400, before 1,200',
    'Selected: 100 of 400 in New, before 0',
    'Won: 40 of 100 in Selected',
  ]);
});

test('Enter opens the step of the row, also the one below the pointer', () => {
  const onOpen = vi.fn();
  const chart = open(named(3, 2, 1), onOpen);
  chart.press('End', 'Enter');
  chart.point(10, 44);
  chart.press('Enter');
  chart.point(10, 43);
  chart.press('Enter');
  chart.point(10, 132);
  chart.press('Enter');
  expect(onOpen.mock.calls).toEqual([[2], [1], [0]]);
});
