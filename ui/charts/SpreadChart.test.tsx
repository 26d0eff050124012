// @vitest-environment happy-dom
import { cleanup } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawChart } from '#core/web/tests/draw-chart.ts';
import { SpreadChart } from './SpreadChart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Rows = Parameters<typeof SpreadChart>[0]['rows'];
/** 508 px wide: values from 0 to 500. */
const open = (rows: Rows, width = 508) =>
  drawChart(<SpreadChart label="Time" unit="d" rows={rows} />, width);
type Chart = ReturnType<typeof open>;
const textOf = ({ texts }: Chart) => texts('text.tabular');
const accent = 'line[stroke="var(--color-accent)"]';
/** From where to where the lines of values go, and whether they are dashed. */
const linesOf = ({ all }: Chart) =>
  all(accent).map((line) => [
    Number(line.getAttribute('x1')),
    Number(line.getAttribute('x2')),
    line.getAttribute('stroke-dasharray') !== null,
  ]);
const plain = { name: 'Screening', median: 5, p90: 10 };
const boxed = { name: 'Screening', median: 4, p90: 10, quartiles: [2, 8] } as const;

test('a median is a bar and the ninetieth percentile a line, on one scale for all rows', () => {
  const chart = open([plain, { name: 'Shortlist', median: 1, p90: 4 }]);
  expect(chart.numbers('rect', 'width')).toEqual([250, 50]);
  expect(linesOf(chart)).toEqual([
    [0, 500, false],
    [500, 500, false],
    [0, 200, false],
    [200, 200, false],
  ]);
  expect(textOf(chart)).toEqual(['5 d · 90% in 10 d', '1 d · 90% in 4 d']);
});

test('a promise is marked in its place, and may be the highest', () => {
  const chart = open([{ ...plain, mark: 20 }]);
  expect(chart.numbers('rect', 'width')).toEqual([125]);
  expect(chart.all('path').map((path) => path.getAttribute('d'))).toEqual(['M500 32l5 8h-10z']);
  chart.press('Home');
  expect(chart.words).toBe('Screening: median 5 d, nine of ten within 10 d, promised 20 d. ');
});

test('quartiles are a box from the first to the third, between their lines', () => {
  const chart = open([boxed]);
  expect([chart.numbers('rect', 'x'), chart.numbers('rect', 'width')]).toEqual([[100], [300]]);
  expect(linesOf(chart)).toEqual([
    [0, 100, false],
    [400, 500, false],
    [500, 500, false],
    [200, 200, false],
  ]);
});

test('what is not reached yet goes on beyond the highest value, dashed', () => {
  const chart = open([{ ...boxed, p90: null }]);
  const end = 500;
  expect(chart.numbers('rect', 'x')).toEqual([107.5]);
  expect(linesOf(chart)).toEqual([
    [0, 107.5, false],
    [430, end, true],
    [215, 215, false],
  ]);
  expect(textOf(chart)).toEqual(['4 d · 90% not reached']);
  cleanup();
  const openBox = open([{ ...boxed, quartiles: [2, null], p90: null }]);
  expect(openBox.numbers('rect', 'x')).toEqual([215]);
  expect(openBox.numbers('rect', 'width')).toEqual([end - 215]);
  expect(openBox.numbers('rect', 'rx')).toEqual([0]);
  cleanup();
  const none = open([{ name: 'New', median: null, p90: null, quartiles: [null, null] }]);
  expect(linesOf(none)).toEqual([[0, end, true]]);
  expect(textOf(none)).toEqual(['not reached · 90% not reached']);
});

test('where there is nothing to tell, none is said and nothing drawn', () => {
  const rows = [
    { name: 'Screening', median: null, p90: null },
    { name: 'Shortlist', median: null, p90: null, quartiles: [null, null], isNone: true },
  ] as const;
  const chart = open(rows);
  expect(textOf(chart)).toEqual(['none', 'none']);
  expect(linesOf(chart)).toEqual([]);
  expect(chart.all('rect, path')).toEqual([]);
  chart.press('Home');
  expect(chart.words).toBe('Screening: none. ');
});

test('somebody is still there where nothing is reached yet, unless none is said', () => {
  const chart = open([{ name: 'Screening', median: null, p90: null, isNone: false }]);
  expect(textOf(chart)).toEqual(['not reached · 90% not reached']);
});

test('a row of nothing does not make the others end early', () => {
  const none = { name: 'Shortlist', median: null, p90: null, quartiles: [null, null] } as const;
  const chart = open([boxed, { ...none, isNone: true }]);
  expect(chart.numbers('rect', 'x')).toEqual([100]);
});

test('the words have every quartile, and the note', () => {
  const chart = open([{ ...boxed, note: '12 still there' }]);
  chart.press('Home');
  expect(chart.words).toBe(
    'Screening: a quarter within 2 d, median 4 d, three quarters within 8 d, nine of ten within 10 d. 12 still there',
  );
});

test('a value of 0 is a value', () => {
  const chart = open([{ name: 'Screening', median: 0, p90: 0, mark: 0 }]);
  expect(textOf(chart)).toEqual(['0 d · 90% in 0 d']);
  expect(chart.all('path')).toHaveLength(1);
  chart.press('Home');
  expect(chart.words).toContain('median 0 d, nine of ten within 0 d, promised 0 d');
});

test('where it is narrow, notes have a line of their own, and rows are as high as that needs', () => {
  const rows = [
    { ...plain, note: '12 open' },
    { ...plain, name: 'Shortlist' },
  ];
  const chart = open(rows, 300);
  expect(chart.texts()).toContain('12 open');
  chart.point(10, 59);
  expect(chart.words).toContain('Screening');
  chart.point(10, 60);
  expect(chart.words).toContain('Shortlist');
  cleanup();
  const wide = open(rows);
  expect(wide.texts()).toContain('Screening · 12 open');
  wide.point(10, 44);
  expect(wide.words).toContain('Shortlist');
});
