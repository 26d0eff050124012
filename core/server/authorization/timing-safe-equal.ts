import { timingSafeEqual } from 'node:crypto';

/** Compares a key with the stored one in constant time. */
export function isTimingSafeEqual(given: string, stored: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}
