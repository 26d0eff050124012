// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from '#ui/dates.tsx';
import { drawChart } from '#core/web/tests/draw-chart.ts';
import { HeatCalendar } from './HeatCalendar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dayMs = 24 * 60 * 60 * 1000;
/** The nth day from Wednesday, 2 September 2026, on. */
const dayAt = (nth: number) =>
  new Date(Date.UTC(2026, 8, 2) + nth * dayMs).toISOString().slice(0, 10);
const daysOf = (values: readonly (number | null)[]) =>
  values.map((value, nth) => ({ day: dayAt(nth), value }));
const open = (values: readonly (number | null)[], width = 500) =>
  drawChart(<HeatCalendar label="Activity" unit="views" days={daysOf(values)} />, width);
const fillsOf = ({ all }: ReturnType<typeof open>) =>
  all('rect').map((square) => Number(/ (\d+)%/u.exec(square.getAttribute('fill') ?? '')?.[1] ?? 0));

test('days lie below each other from Monday on, a column for each week', () => {
  const chart = open(Array(14).fill(1));
  const rows = chart.numbers('rect', 'y').map((y) => y / 25);
  expect(rows).toEqual([2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1]);
  const columns = chart.numbers('rect', 'x').map((x) => (x - 32) / 56);
  expect(columns).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  expect(chart.texts()).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
});

test('the stronger, the more: from nothing for 0 to the whole colour for the most', () => {
  expect(fillsOf(open([0, 1, 25, 50, 75, 100]))).toEqual([0, 18, 38, 60, 80, 100]);
  cleanup();
  expect(fillsOf(open([0, 1, 1_000_000_000]))).toEqual([0, 18, 100]);
  cleanup();
  expect(fillsOf(open([0, 0]))).toEqual([0, 0]);
});

test('a hidden number looks like none, and is read as fewer than five people', () => {
  const chart = open([null, 0, 1234]);
  expect(fillsOf(chart)).toEqual([0, 0, 100]);
  chart.press('ArrowDown');
  expect(chart.words).toBe(`${formatDay(dayAt(0))}: Fewer than 5 people`);
  expect(chart.texts('.floating')[0]).toMatch(/hidden$/u);
  chart.press('ArrowDown');
  expect(chart.words).toBe(`${formatDay(dayAt(1))}: 0 views`);
  chart.press('ArrowDown');
  expect(chart.words).toBe(`${formatDay(dayAt(2))}: 1,234 views`);
});

test('arrow keys move by weeks sideways, and by days up and down', () => {
  const chart = open(Array(14).fill(1));
  chart.press('Home', 'ArrowRight');
  expect(chart.words).toContain(formatDay(dayAt(7)));
  chart.press('ArrowUp');
  expect(chart.words).toContain(formatDay(dayAt(6)));
});

test('the pointer takes the day below it, whatever the width', () => {
  for (const [count, width] of [
    [14, 500],
    [90, 300],
    [365, 390],
  ] as const) {
    const chart = open(Array(count).fill(1), width);
    const x = chart.numbers('rect', 'x');
    const y = chart.numbers('rect', 'y');
    for (const nth of [0, 4, 5, 11, x.length - 1]) {
      chart.point((x[nth] ?? 0) + 1, (y[nth] ?? 0) + 1);
      expect(chart.words, `${count} days, ${nth}`).toContain(
        formatDay(dayAt(count - x.length + nth)),
      );
    }
    cleanup();
  }
});

test('beside the squares there is no day: to the left, below, and where the first week begins late', () => {
  const chart = open(Array(365).fill(1), 390);
  const height = Math.max(...chart.numbers('rect', 'y')) + 8;
  for (const [x, y] of [
    [10, 2],
    [31, height - 1],
    [100, height + 1],
    [100, 170],
    [34, 0],
  ] as const) {
    chart.point(x, y);
    expect(chart.words, `${x}, ${y}`).toBe('Arrow keys read the values');
  }
});

test('of days that do not fit the last are drawn, within the width', () => {
  const chart = open(Array(730).fill(1), 390);
  const x = chart.numbers('rect', 'x');
  const [cell = 0] = chart.numbers('rect', 'width');
  expect(x.length).toBeLessThan(730);
  expect(Math.max(...x) + cell).toBeLessThanOrEqual(390);
  chart.press('End');
  expect(chart.words).toContain(formatDay(dayAt(729)));
});

test('of no days nothing is drawn', () => {
  const chart = open([]);
  expect(chart.all('rect')).toEqual([]);
  chart.point(40, 2);
  expect(chart.words).toBe('Arrow keys read the values');
});
