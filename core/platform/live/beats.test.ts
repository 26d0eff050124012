import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBeats } from './beats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each is called once in every period, and not all at the same time', () => {
  const beats = openBeats(15_000);
  const called = new Map<number, number>();
  const leave = Array.from({ length: 150 }, (_, stream) =>
    beats.join(() => called.set(stream, (called.get(stream) ?? 0) + 1)),
  );
  vi.advanceTimersByTime(1000);
  expect(called.size).toBe(10);
  vi.advanceTimersByTime(44_000);
  expect([...called.values()]).toEqual(Array.from({ length: 150 }, () => 3));
  leave[0]?.();
  beats.close();
  vi.advanceTimersByTime(15_000);
  expect([...called.values()]).toEqual(Array.from({ length: 150 }, () => 3));
});

test('one that has left is not called', () => {
  const beats = openBeats(1000);
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = beats.join(first);
  beats.join(second);
  leave();
  vi.advanceTimersByTime(3000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 3]);
  beats.close();
});
