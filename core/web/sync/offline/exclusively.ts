import { hasWebLocks } from '#core/web/transport/web-locks.ts';

/** Runs while no other window runs under this name; without Web Locks, the server's keys alone help. */
export async function exclusively(name: string, run: () => Promise<void>): Promise<void> {
  if (hasWebLocks()) await navigator.locks.request(name, run);
  else await run();
}
