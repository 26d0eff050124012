import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveSpan } from './bar-move.ts';

const span = { startDate: '2026-03-01T08:00:00.000Z', endDate: '2026-06-30T15:00:00.000Z' };

test('a bar moves as a whole, and keeps the time of day', () => {
  expect(moveSpan(span, 'bar', 3)).toEqual({
    startDate: '2026-03-04T08:00:00.000Z',
    endDate: '2026-07-03T15:00:00.000Z',
  });
  expect(moveSpan(span, 'bar', 0)).toEqual(span);
});

test('an end moves alone, and a missing one stays missing', () => {
  expect(moveSpan(span, 'end', -10)).toEqual({ ...span, endDate: '2026-06-20T15:00:00.000Z' });
  expect(moveSpan(span, 'start', 10).endDate).toBe(span.endDate);
  const open = { startDate: null, endDate: span.endDate };
  expect(moveSpan(open, 'bar', 1).startDate).toBeNull();
  expect(moveSpan(open, 'start', 1)).toEqual(open);
});

test('the end never comes before the start', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('start' as const, 'end' as const, 'bar' as const),
      fc.integer({ min: -2000, max: 2000 }),
      (grip, days) => {
        const { startDate, endDate } = moveSpan(span, grip, days);
        expect(Date.parse(endDate ?? '')).toBeGreaterThan(Date.parse(startDate ?? ''));
      },
    ),
  );
});
