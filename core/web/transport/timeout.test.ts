import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timedOut, delay, withTimeout } from './timeout.ts';
import { trackPromise } from './track-promise.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test('waits exactly as long as it says', async () => {
  const seen = trackPromise(delay(400));
  await vi.advanceTimersByTimeAsync(399);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual({ outcome: undefined, at: 400 });
});

test('work that ends in time is returned, and no timer is left behind', async () => {
  expect(await withTimeout(Promise.resolve(1), 400)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error('no')), 400)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that does not times out', async () => {
  const seen = trackPromise(withTimeout(never, 400));
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual({ outcome: timedOut, at: 400 });
});

test('an abort rejects at once with the reason, and no timer is left behind', async () => {
  const controller = new AbortController();
  const seen = trackPromise(delay(400, controller.signal));
  await vi.advanceTimersByTimeAsync(100);
  controller.abort('because');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ outcome: 'because', at: 100 });
  expect(vi.getTimerCount()).toBe(0);
});

test('an already aborted signal does not wait', async () => {
  const seen = trackPromise(delay(400, AbortSignal.abort('before')));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ outcome: 'before', at: 0 });
});
