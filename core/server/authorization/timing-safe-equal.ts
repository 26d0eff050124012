import { timingSafeEqual } from 'node:crypto';

/** Compares a key with the stored one in constant time. */
export function isTimingSafeEqual(secret: string, stored: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}
