import { expect } from 'vitest';
import { queryClient } from '#core/web/transport/query-client.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const pending = () => queryClient.isFetching() + queryClient.isMutating();
const answers = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .reduce((sum, { state }) => sum + state.dataUpdateCount + state.errorUpdateCount, 0);

/**
 * Waits until no request is pending and what was answered is drawn. The timeout counts from the last
 * answer: a screen may send many requests in sequence.
 */
export async function expectRest(): Promise<void> {
  while (pending() > 0) {
    const before = answers();
    await expect.poll(() => pending() === 0 || answers() !== before).toBe(true);
  }
  // What is measured in one frame is drawn in the next.
  await nextFrame();
  await nextFrame();
}
