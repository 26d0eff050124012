import { expect } from 'vitest';
import { queryClient } from '#core/web/transport/query-client.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the page asks for nothing and stores nothing, and has drawn what it knows. */
export async function expectRest(): Promise<void> {
  await expect.poll(() => queryClient.isFetching() + queryClient.isMutating()).toBe(0);
  // What is measured in one frame is drawn in the next.
  await nextFrame();
  await nextFrame();
}
