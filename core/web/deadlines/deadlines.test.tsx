// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, cleanup, render, renderHook } from '#core/web/tests/testing-library.ts';
import { setRegion } from '#ui/date-formats.ts';
import { DeadlineText, deadlineSpan } from './DeadlineText.tsx';
import { useEnd } from './use-end.ts';
import { useTimeLeft, type Deadline } from './use-time-left.ts';
import { dayIn, instantIn, timeIn } from './zoned-days.ts';

const end = '2026-11-27T22:59:59Z';
const timeZone = 'Europe/Stockholm';
const hourMs = 3_600_000;

// timing: the page's clock is what is tested.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setRegion({ locale: undefined, timeZone: undefined });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each([
  ['Europe/Stockholm', '27 Nov 2026, 23:59 Stockholm'],
  // Another name of the same clock.
  ['Europe/Oslo', '27 Nov 2026, 23:59 Stockholm'],
  ['America/New_York', '27 Nov 2026, 23:59 Stockholm (17:59 your time)'],
  ['Pacific/Auckland', '27 Nov 2026, 23:59 Stockholm (28 Nov, 11:59 your time)'],
])('a reader in %s sees %s', (zone, text) => {
  setRegion({ locale: 'en-GB', timeZone: zone });
  const { container } = render(<DeadlineText at={end} timeZone={timeZone} />);
  expect(container.textContent).toBe(text);
});

test('a period is told in the corporation’s zone', () => {
  setRegion({ locale: 'en-GB', timeZone: 'Pacific/Auckland' });
  const start = '2026-08-31T22:00:00Z';
  expect(deadlineSpan(start, end, timeZone)).toBe('1 Sept 2026 – 27 Nov 2026, 23:59 Stockholm');
  expect(deadlineSpan(null, end, timeZone)).toBe('until 27 Nov 2026, 23:59 Stockholm');
  expect(deadlineSpan(start, null, timeZone)).toBe('from 1 Sept 2026 Stockholm');
});

test('a page that stays open counts on: over midnight, on the last day, at the end', () => {
  vi.setSystemTime('2026-11-26T22:58:30Z');
  const deadline: Deadline = { end, timeZone, daysLeft: 1 };
  const { result, rerender } = renderHook((value: Deadline) => useTimeLeft(value), {
    initialProps: deadline,
  });
  expect(result.current?.words).toBe('1 day left');
  pass(2 * 60_000);
  expect(result.current?.words).toBe('24 hours left');
  // Asked again, the server has the same number: it is not counted twice.
  rerender({ ...deadline, daysLeft: 0 });
  expect(result.current).toMatchObject({ days: 0, hasEnded: false });
  pass(18 * hourMs + 48 * 60_000);
  expect(result.current?.words).toBe('5 hours 12 minutes left');
  pass(6 * hourMs);
  expect(result.current).toMatchObject({ words: 'Closed', hasEnded: true });
});

test('days are those that the server counted, whatever the clock of the page says', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const { result } = renderHook(() => useTimeLeft({ end, timeZone, daysLeft: 3 }));
  expect(result.current?.words).toBe('3 days left');
  pass(60_000);
  expect(result.current?.words).toBe('3 days left');
  expect(
    renderHook(() => useTimeLeft({ end, timeZone, daysLeft: null })).result.current,
  ).toBeNull();
});

test('the server is asked at the end and in the minutes after it, and no timer stays', () => {
  vi.setSystemTime('2026-11-27T22:58:00Z');
  const ask = vi.fn();
  const { unmount } = renderHook(() => useEnd({ end, timeZone, daysLeft: 0 }, ask));
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(0);
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  for (let minute = 0; minute < 10; minute += 1) pass(60_000);
  expect(ask).toHaveBeenCalledTimes(5);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  // What was over when it was answered: reopened, or without an end that counts.
  renderHook(() => useEnd({ end, timeZone, daysLeft: null }, ask));
  pass(60_000);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('a day and a time are those of the corporation, and its last minute lasts until midnight', () => {
  expect([dayIn(end, timeZone), timeIn(end, timeZone)]).toEqual(['2026-11-27', '23:59']);
  expect(instantIn('2026-11-27', '23:59', timeZone)).toBe('2026-11-27T22:59:59.000Z');
  expect(instantIn('2026-07-01', '17:00', timeZone)).toBe('2026-07-01T15:00:00.000Z');
  expect(instantIn('', '17:00', timeZone)).toBeNull();
});
