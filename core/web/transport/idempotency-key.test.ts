import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

afterEach(() => void vi.unstubAllGlobals());

test('no two keys are the same', () => {
  expect(new Set(Array.from({ length: 100 }, newIdempotencyKey)).size).toBe(100);
});

test('keys work on a page without https that is not on localhost', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/u);
});
