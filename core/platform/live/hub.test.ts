import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHub } from './hub.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = () =>
  openHub<string>({
    streamsMost: 2,
    replayMs: 1000,
    replayMost: 3,
    recheckMs: 500,
    anything: 'anything',
    elsewhere: 'elsewhere',
  });

function listener(personId = 'a') {
  const seen = { received: [] as string[], rechecks: 0, ended: false };
  return {
    personId,
    seen,
    dispatch: (event: string) => void seen.received.push(event),
    recheck: async () => void (seen.rechecks += 1),
    end: () => void (seen.ended = true),
  };
}

test('a new subscriber gets the events of the last moment, and no older ones', () => {
  const hub = open();
  vi.advanceTimersByTime(5000);
  hub.dispatch('old');
  vi.advanceTimersByTime(1001);
  hub.dispatch('new');
  const one = listener();
  hub.join(one);
  expect(one.seen.received).toEqual(['new']);
});

test('a subscriber that may have missed events must refetch everything', () => {
  const hub = open();
  const early = listener();
  hub.join(early);
  expect(early.seen.received).toEqual(['anything']);
  vi.advanceTimersByTime(5000);
  for (const event of ['1', '2', '3', '4']) hub.dispatch(event);
  const late = listener('b');
  hub.join(late);
  expect(late.seen.received).toEqual(['anything']);
  hub.dispatchResync();
  expect(late.seen.received).toEqual(['anything', 'anything']);
});

test('a person has a limited number of streams; the oldest is closed', () => {
  const hub = open();
  const [first, second, third, other] = [listener(), listener(), listener(), listener('b')];
  for (const one of [first, other, second, third]) hub.join(one);
  expect(first.seen).toMatchObject({ ended: true, received: ['anything', 'elsewhere'] });
  expect([second, third, other].map(({ seen }) => seen.ended)).toEqual([false, false, false]);
});

test('all subscribers are rechecked periodically, those of one person on demand', async () => {
  const hub = open();
  const [one, other] = [listener('a'), listener('b')];
  hub.join(one);
  hub.join(other);
  await hub.recheck('b');
  expect([one.seen.rechecks, other.seen.rechecks]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([one.seen.rechecks, other.seen.rechecks]).toEqual([1, 2]);
});

test('a subscriber that left gets no events; closing ends all', () => {
  const hub = open();
  const [one, other] = [listener('a'), listener('b')];
  hub.join(one);
  hub.join(other);
  hub.leave(one);
  hub.dispatch('x');
  expect(hub.size).toBe(1);
  expect(one.seen.received).not.toContain('x');
  hub.close();
  expect([one.seen.ended, other.seen.ended]).toEqual([false, true]);
});
