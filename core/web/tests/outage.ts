import { onTestFinished, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { intercept, problem } from './intercept.ts';
import { expectRest } from './rest.ts';

/** The longer pauses of section 8 pass at once: whoever waits for them here sees nothing else happen. */
function hurryRetries(): () => void {
  const [, ...longer] = limits.retryWaitsMs.serverError;
  const start = window.setTimeout.bind(window);
  const starting = vi.spyOn(window, 'setTimeout');
  starting.mockImplementation(((run: () => void, ms?: number, ...rest: unknown[]) =>
    start(run, longer.some((one) => one === ms) ? 0 : ms, ...rest)) as never);
  return () => starting.mockRestore();
}

/**
 * The server has lost its database, as it says itself, until the returned function brings it back; the
 * page is told then, as by its network. What the page asks for is answered before: without its account it
 * shows nothing else.
 */
export async function loseDatabase(): Promise<() => void> {
  await expectRest();
  const stopHurrying = hurryRetries();
  const notReady = () =>
    Response.json({ status: 'unavailable', parts: { database: 'down' } }, { status: 503 });
  const mend = intercept(/ \/api\//u, (send, { pathname }) => {
    if (pathname === '/api/live') return send();
    if (pathname === '/api/ready') return Promise.resolve(notReady());
    return problem(503, refusalText(refusals.unavailable), refusals.unavailable.code);
  });
  const bringBack = () => {
    mend();
    stopHurrying();
    window.dispatchEvent(new Event('online'));
  };
  onTestFinished(bringBack);
  return bringBack;
}
