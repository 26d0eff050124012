import { timingSafeEqual } from 'node:crypto';

/** Whether a key that was given is the one that is kept; how long that takes tells nothing of it. */
export function isTimingSafeEqual(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}
