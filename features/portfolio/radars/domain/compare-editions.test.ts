import { expect, test } from 'vitest';
import { compareEditions } from './compare-editions.ts';

const areas = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase(), name, color: '#112233' }));
const rings = areas('Adopt', 'Trial', 'Assess', 'Hold');
const blip = (name: string, ringId: string, more: object = {}) => ({
  id: name,
  name,
  quadrantId: 'tools',
  ringId,
  isSettled: false,
  ...more,
});
const edition = (blips: readonly ReturnType<typeof blip>[], more: object = {}) => ({
  radarId: 'one',
  quadrants: areas('Tools', 'Skills'),
  rings,
  blips,
  ...more,
});

test('Within a radar, blips are the same by id, and the largest disagreement comes first', () => {
  const { different, same, onlyHere, onlyThere } = compareEditions(
    edition([blip('a', 'trial'), blip('b', 'adopt'), blip('c', 'hold'), blip('d', 'hold')]),
    edition([
      blip('a', 'assess', { name: 'Renamed' }),
      blip('b', 'hold'),
      blip('c', 'hold'),
      blip('e', 'trial'),
    ]),
  );
  expect(different.map(({ blip: { id }, rings: apart }) => [id, apart])).toEqual([
    ['b', 3],
    ['a', 1],
  ]);
  expect([same, onlyHere, onlyThere].map((list) => list.length)).toEqual([1, 1, 1]);
});

test('Between radars, names count, rings match by name, and others by their share of the way out', () => {
  const other = edition(
    [blip('1', 'use', { name: ' Edge  INFERENCE' }), blip('2', 'hold', { name: 'Wear' })],
    { radarId: 'two', rings: areas('Use', 'Hold') },
  );
  const { different, same } = compareEditions(
    edition([blip('a', 'trial', { name: 'Edge inference' }), blip('b', 'hold', { name: 'Wear' })]),
    other,
  );
  expect(different).toMatchObject([{ blip: { id: 'a' }, other: { id: '1' }, rings: -1 }]);
  expect(same).toMatchObject([{ blip: { id: 'b' } }]);
});

test('Another quadrant is a disagreement; settled blips are left out', () => {
  const { different, onlyHere } = compareEditions(
    edition([blip('a', 'trial'), blip('b', 'trial')]),
    edition([blip('a', 'trial', { quadrantId: 'skills' }), blip('b', 'hold', { isSettled: true })]),
  );
  expect(different).toMatchObject([{ rings: 0, isElsewhere: true, otherQuadrant: 1 }]);
  expect(onlyHere).toHaveLength(1);
});
