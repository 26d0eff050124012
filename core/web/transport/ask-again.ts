import type { Query, QueryClient } from '@tanstack/react-query';
import { isAway } from './problem.ts';
import { recovery } from './recovery.ts';

const failed = {
  type: 'active',
  predicate: ({ state }: Query): boolean => isAway(state.error),
} as const;

/**
 * What the screen could not read while the server was away is asked again by itself, once for each read
 * when the server answers. A refusal is not: it would be the same.
 */
export function askAgainWhenBack(client: QueryClient): void {
  const soon = () => recovery.soon();
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
  const cache = client.getQueryCache();
  let rounds = 0;
  let isWaiting = false;

  async function askAgain(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await recovery.wait(rounds);
    isWaiting = false;
    rounds += 1;
    await client.refetchQueries(failed, { cancelRefetch: false });
    if (cache.findAll(failed).length === 0) rounds = 0;
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.query.isActive() && isAway(event.action.error)) void askAgain();
  });
}
