import { expect, test } from 'vitest';
import { blipAfterKey } from './radar-keys.ts';
import type { RadarBlip } from './radar-types.ts';

/** Blips at hours of a clock. */
const at = (id: string, ring: number, hour: number, number: number): RadarBlip => ({
  id,
  ring,
  number,
  name: id,
  movement: 'none',
  quadrant: Math.floor(hour / 3),
  x: Math.sin((hour / 12) * 2 * Math.PI) * (ring + 1),
  y: -Math.cos((hour / 12) * 2 * Math.PI) * (ring + 1),
});
const [one, five, eleven, inner, outer] = [
  at('one', 1, 1, 1),
  at('five', 1, 5, 2),
  at('eleven', 1, 11, 3),
  at('inner', 0, 4, 4),
  at('outer', 3, 10, 5),
] as const;
const blips = [one, five, eleven, inner, outer];
const after = (from: RadarBlip, key: string) => blipAfterKey(blips, from, key)?.id;

test('Left and right walk along the ring, past twelve o’clock', () => {
  expect(after(one, 'ArrowRight')).toBe('five');
  expect(after(eleven, 'ArrowRight')).toBe('one');
  expect(after(one, 'ArrowLeft')).toBe('eleven');
});

test('Up and down go to the nearest direction of the next ring that has blips', () => {
  expect(after(five, 'ArrowDown')).toBe('inner');
  expect(after(eleven, 'ArrowUp')).toBe('outer');
  expect(after(inner, 'ArrowUp')).toBe('five');
});

test('At the border a key stays, and other keys lead nowhere', () => {
  expect(after(outer, 'ArrowUp')).toBe('outer');
  expect(after(inner, 'ArrowLeft')).toBe('inner');
  expect(after(one, 'End')).toBe('outer');
  expect(after(one, 'x')).toBeUndefined();
});
