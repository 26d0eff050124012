import { afterEach, expect, test, vi } from 'vitest';
import { nextTurn } from './turn.js';

afterEach(() => vi.unstubAllEnvs());

async function drawnIn(turn: string | undefined): Promise<readonly number[]> {
  vi.resetModules();
  vi.stubEnv('TURN', turn);
  const { inTurn } = await import('#core/tests/turn.ts');
  return inTurn([0, 1, 2, 3, 4, 5, 6]);
}

test('three consecutive turns draw all, each once', async () => {
  const drawn: number[] = [];
  for (const turn of ['7', '8', '9']) drawn.push(...(await drawnIn(turn)));
  expect(drawn.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('without a turn everything is drawn, and a turn that is none is refused', async () => {
  expect(await drawnIn(undefined)).toHaveLength(7);
  await expect(drawnIn('second')).rejects.toThrow('TURN is second.');
});

test('a turn is the one that is named, or none by EXHAUSTIVE', () => {
  expect(nextTurn({ TURN: '4' })).toBe(4);
  expect(nextTurn({ TURN: '4', EXHAUSTIVE: 'on' })).toBeNull();
});
