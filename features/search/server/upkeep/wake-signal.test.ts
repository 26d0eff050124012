import { expect, test } from 'vitest';
import { WakeSignal } from './wake-signal.ts';

const never = new AbortController().signal;
const longMs = 60_000;

test('rung before anybody waits, it is heard once', async () => {
  const wakeSignal = new WakeSignal();
  wakeSignal.wake();
  await wakeSignal.wait(longMs, never);
  const started = performance.now();
  await wakeSignal.wait(20, never);
  expect(performance.now() - started).toBeGreaterThan(10);
});

test('rung while somebody waits, it ends the wait', async () => {
  const wakeSignal = new WakeSignal();
  const waiting = wakeSignal.wait(longMs, never);
  wakeSignal.wake();
  expect(await waiting).toBeUndefined();
});

test('who is gone waits no longer', async () => {
  const gone = new AbortController();
  const waiting = new WakeSignal().wait(longMs, gone.signal);
  gone.abort();
  expect(await waiting).toBeUndefined();
  expect(await new WakeSignal().wait(longMs, gone.signal)).toBeUndefined();
});
