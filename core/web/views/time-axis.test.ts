import { expect, test } from 'vitest';
import { positionBar, positionOn, buildTimeAxis } from './time-axis.ts';

const now = new Date('2026-11-21T12:00:00Z');
const span = (startDate: string | null, endDate: string | null) => ({ startDate, endDate });
const autumn = span('2026-09-01T00:00:00Z', '2026-12-15T00:00:00Z');
const months = ({ ticks }: ReturnType<typeof buildTimeAxis>) =>
  ticks.map(({ at }) => at.getMonth() + 1);

test('the axis covers whole months around all spans and now', () => {
  expect(months(buildTimeAxis([autumn], now, 12))).toEqual([9, 10, 11, 12]);
  expect(months(buildTimeAxis([], now, 12))).toEqual([11]);
  expect(months(buildTimeAxis([span(null, '2026-05-03T00:00:00Z')], now, 12))).toEqual([
    5, 6, 7, 8, 9, 10, 11,
  ]);
});

test('a long axis has at most the given number of ticks', () => {
  for (const years of [1, 2, 5, 20, 90]) {
    const far = span(`${2026 - years}-01-01T00:00:00Z`, null);
    const { ticks } = buildTimeAxis([far], now, 12);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(12);
  }
});

test('a bar covers its dates, and extends to the end of the axis where a date is missing', () => {
  const axis = buildTimeAxis([autumn], now, 12);
  const bar = positionBar(axis, autumn);
  expect(bar?.from).toBeCloseTo(0, 2);
  expect((bar?.from ?? 0) + (bar?.width ?? 0)).toBeCloseTo(
    positionOn(axis, new Date('2026-12-15')),
    5,
  );
  expect(positionBar(axis, span(null, autumn.endDate))?.from).toBe(0);
  expect(positionBar(axis, span(autumn.startDate, null))?.width).toBeCloseTo(1, 2);
  expect(positionBar(axis, span(null, null))).toBeNull();
  expect(positionBar(axis, span(autumn.endDate, autumn.startDate))?.width).toBe(0);
});

test('quarters begin in January, April, July and October', () => {
  const axis = buildTimeAxis([autumn, span(null, '2027-05-03T00:00:00Z')], now, 12, 'quarter');
  expect(months(axis)).toEqual([7, 10, 1, 4]);
  expect([axis.start.getMonth(), axis.end.getMonth()]).toEqual([6, 6]);
});
