import { afterEach, expect, test, vi } from 'vitest';
import { nextRotation } from './rotation.js';

afterEach(() => vi.unstubAllEnvs());

async function drawnIn(rotation: string | undefined, nth = 0): Promise<readonly number[]> {
  vi.resetModules();
  vi.stubEnv('ROTATION', rotation);
  const { drawPart } = await import('#core/tests/rotation.ts');
  return drawPart([0, 1, 2, 3, 4, 5, 6], nth);
}

test('three consecutive rotations draw all, each once', async () => {
  const drawn: number[] = [];
  for (const rotation of ['7', '8', '9']) drawn.push(...(await drawnIn(rotation)));
  expect(drawn.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('of three lists, a rotation draws another part each', async () => {
  const drawn: number[] = [];
  for (const nth of [0, 1, 2]) drawn.push(...(await drawnIn('7', nth)));
  expect(drawn.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('without a rotation everything is drawn, and one that is no number is refused', async () => {
  expect(await drawnIn(undefined)).toHaveLength(7);
  await expect(drawnIn('second')).rejects.toThrow('ROTATION is second.');
});

test('a rotation is the one that is named, or none by EXHAUSTIVE', () => {
  expect(nextRotation({ ROTATION: '4' })).toBe(4);
  expect(nextRotation({ ROTATION: '4', EXHAUSTIVE: 'on' })).toBeNull();
});
