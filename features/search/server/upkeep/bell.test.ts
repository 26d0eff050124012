import { expect, test } from 'vitest';
import { Bell } from './bell.ts';

const never = new AbortController().signal;
const longMs = 60_000;

test('rung before anybody waits, it is heard once', async () => {
  const bell = new Bell();
  bell.ring();
  await bell.wait(longMs, never);
  const started = performance.now();
  await bell.wait(20, never);
  expect(performance.now() - started).toBeGreaterThan(10);
});

test('rung while somebody waits, it ends the wait', async () => {
  const bell = new Bell();
  const waiting = bell.wait(longMs, never);
  bell.ring();
  expect(await waiting).toBeUndefined();
});

test('who is gone waits no longer', async () => {
  const gone = new AbortController();
  const waiting = new Bell().wait(longMs, gone.signal);
  gone.abort();
  expect(await waiting).toBeUndefined();
  expect(await new Bell().wait(longMs, gone.signal)).toBeUndefined();
});
