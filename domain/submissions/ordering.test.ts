import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './ordering.ts';

const row = fc.record({
  id: fc.integer({ min: 0, max: 8 }).map(String),
  stage: fc.constantFrom('New', 'Pitch'),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1 });
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).toSorted();

test('nobody is lost, nobody is there twice, and the others keep their order', () => {
  fc.assert(
    fc.property(rows, row, fc.option(row), (before, target, other) => {
      const after = moved(before, target.id, target.stage, other?.id ?? null);
      expect(ids(after)).toEqual(ids(before));
      const still = (of: typeof before) => of.filter(({ id }) => id !== target.id);
      expect(still(after)).toEqual(still(before));
    }),
  );
});

test('it stands right before the one that was named, or last in the stage', () => {
  const board = [
    { id: 'a', stage: 'New' },
    { id: 'b', stage: 'Pitch' },
    { id: 'c', stage: 'Pitch' },
  ];
  const pitch = (before: string | null) =>
    moved(board, 'a', 'Pitch', before)
      .map(({ id }) => id)
      .join('');
  expect(pitch('c')).toBe('bac');
  expect(pitch(null)).toBe('bca');
  expect(pitch('gone')).toBe('bca');
});
