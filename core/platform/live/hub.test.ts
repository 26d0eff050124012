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

const hours = 3_600_000;

function listener(personId = 'a') {
  const seen = { received: [] as string[], position: 0, rechecks: 0, ended: false };
  return {
    personId,
    seen,
    dispatch(event: string | null, position: number) {
      if (event !== null) seen.received.push(event);
      seen.position = position;
    },
    recheck: async () => void (seen.rechecks += 1),
    end: () => void (seen.ended = true),
  };
}

test('a new subscriber gets the events of the last moment, and no older ones', () => {
  const hub = open();
  vi.advanceTimersByTime(5000);
  hub.dispatch('old', '');
  vi.advanceTimersByTime(1001);
  hub.dispatch('new', '');
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
  for (const event of ['1', '2', '3', '4']) hub.dispatch(event, event);
  const late = listener('b');
  hub.join(late);
  expect(late.seen.received).toEqual(['anything']);
  hub.dispatchResync();
  expect(late.seen.received).toEqual(['anything', 'anything']);
});

/** One poll: what it receives, and where the next one goes on. */
function poll(hub: ReturnType<typeof open>, since: number) {
  const one = listener();
  hub.join(one, since);
  hub.leave(one);
  return one.seen;
}

test('who changes nodes misses nothing and refetches nothing, whatever the clocks say', () => {
  const [early, late] = [open(), open()];
  early.dispatch('before the other one had started', '');
  for (const hub of [early, late]) hub.meet(7);
  const received: string[] = [];
  let since = 7;
  for (const event of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    for (const hub of [early, late]) hub.dispatch(event, event);
    const isOdd = Number(event) % 2 === 1;
    vi.setSystemTime(Date.now() + (isOdd ? 3000 : -3000));
    const seen = poll(isOdd ? early : late, since);
    received.push(...seen.received);
    since = seen.position;
  }
  expect(received).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  vi.advanceTimersByTime(5 * hours);
  expect(poll(early, since).received).toEqual([]);
});

test('a position that is not known refetches everything, once', () => {
  const hub = open();
  hub.dispatch('1', '1');
  const { position } = poll(hub, 0);
  for (const event of ['2', '3', '4', '5']) hub.dispatch(event, event);
  expect(poll(hub, position).received).toEqual(['anything']);
  // A time, as polls of earlier versions say it.
  const seen = poll(hub, Date.now());
  expect(seen.received).toEqual(['anything']);
  expect(poll(hub, seen.position).received).toEqual([]);
  hub.dispatchResync();
  expect(poll(hub, seen.position).received).toEqual(['anything']);
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
  hub.dispatch('x', '');
  expect(hub.size).toBe(1);
  expect(one.seen.received).not.toContain('x');
  hub.close();
  expect([one.seen.ended, other.seen.ended]).toEqual([false, true]);
});
