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
 * Waits until the page asks for nothing and stores nothing, and has drawn what it knows. A screen may ask
 * for many things one after another: each of them has as long as any other wait.
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
