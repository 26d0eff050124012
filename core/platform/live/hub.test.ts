import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHub } from './hub.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = () =>
  openHub<string>({
    ...{ streamsMost: 2, replayMs: 1000, replayMost: 3, recheckMs: 500 },
    ...{ anything: 'anything', elsewhere: 'elsewhere' },
  });

function listener(personId = 'a') {
  const seen = { told: [] as string[], looked: 0, ended: false };
  return {
    ...{ personId, seen },
    dispatch: (event: string) => void seen.told.push(event),
    recheck: async () => void (seen.looked += 1),
    end: () => void (seen.ended = true),
  };
}

test('a newcomer is told what happened a moment ago, and no older things', () => {
  const hub = open();
  vi.advanceTimersByTime(5000);
  hub.dispatch('old');
  vi.advanceTimersByTime(1001);
  hub.dispatch('new');
  const one = listener();
  hub.join(one);
  expect(one.seen.told).toEqual(['new']);
});

test('where something may have been missed, that is what is told', () => {
  const hub = open();
  const early = listener();
  hub.join(early);
  expect(early.seen.told).toEqual(['anything']);
  vi.advanceTimersByTime(5000);
  for (const event of ['1', '2', '3', '4']) hub.dispatch(event);
  const late = listener('b');
  hub.join(late);
  expect(late.seen.told).toEqual(['anything']);
  hub.dispatchResync();
  expect(late.seen.told).toEqual(['anything', 'anything']);
});

test('one person has so many streams and no more; the oldest goes', () => {
  const hub = open();
  const [first, second, third, other] = [listener(), listener(), listener(), listener('b')];
  for (const one of [first, other, second, third]) hub.join(one);
  expect(first.seen).toMatchObject({ ended: true, told: ['anything', 'elsewhere'] });
  expect([second, third, other].map(({ seen }) => seen.ended)).toEqual([false, false, false]);
});

test('everybody looks again from time to time, one person when told to', async () => {
  const hub = open();
  const [one, other] = [listener('a'), listener('b')];
  hub.join(one);
  hub.join(other);
  await hub.recheck('b');
  expect([one.seen.looked, other.seen.looked]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([one.seen.looked, other.seen.looked]).toEqual([1, 2]);
});

test('who has left is told nothing; closing ends all', () => {
  const hub = open();
  const [one, other] = [listener('a'), listener('b')];
  hub.join(one);
  hub.join(other);
  hub.leave(one);
  hub.dispatch('x');
  expect(hub.size).toBe(1);
  expect(one.seen.told).not.toContain('x');
  hub.close();
  expect([one.seen.ended, other.seen.ended]).toEqual([false, true]);
});
