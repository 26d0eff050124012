import { expect, test } from 'vitest';
import { oldPlacements } from './old-placements.ts';

const now = new Date('2026-11-23T12:00:00Z');
const edition = (publishedAt: string | null, rings: Readonly<Record<string, string>>) => ({
  publishedAt,
  placements: new Map(
    Object.entries(rings).map(([id, ringId]) => [id, { quadrantId: 'tools', ringId }]),
  ),
});
const placementsOf = (...editions: ReturnType<typeof edition>[]) =>
  oldPlacements(
    [...(editions.at(-1)?.placements.keys() ?? [])].map((id) => ({ id })),
    editions,
    now,
  );

test('A blip that stayed for more than a year is listed with the day of its placement', () => {
  const [first, second] = ['2025-05-01T00:00:00Z', '2026-05-01T00:00:00Z'];
  expect(
    placementsOf(
      edition(first, { stays: 'try', moved: 'try' }),
      edition(second, { stays: 'try', moved: 'use', fresh: 'use' }),
    ),
  ).toEqual([{ id: 'stays', since: first }]);
});

test('Twelve months to the day are not older than twelve months', () => {
  expect(placementsOf(edition('2025-11-23T12:00:00Z', { a: 'try' }))).toEqual([]);
  expect(placementsOf(edition('2025-11-23T11:59:59Z', { a: 'try' }))).toHaveLength(1);
});

test('What was left out for an edition was placed anew, and a draft does not count as one', () => {
  const old = '2024-05-01T00:00:00Z';
  expect(
    placementsOf(
      edition(old, { a: 'try' }),
      edition('2025-01-01T00:00:00Z', {}),
      edition(null, { a: 'try' }),
    ),
  ).toEqual([]);
  expect(placementsOf(edition(old, { a: 'try' }), edition(null, { a: 'try' }))).toEqual([
    { id: 'a', since: old },
  ]);
});
