import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCard, cardPositionOf, appendPage } from './board.ts';

const stages = ['New', 'Pitch', 'Declined'];
const card = fc.record({
  id: fc.integer({ min: 0, max: 8 }).map(String),
  stage: fc.constantFrom(...stages),
});
type Card = { id: string; stage: string };
const boardOf = (cards: readonly Card[]) =>
  stages.map((stage) => {
    const data = cards.filter((one) => one.stage === stage);
    return { stage, data, total: data.length, hasNextPage: false };
  });
const cardsOf = (board: readonly { data: Card[] }[]) => board.flatMap(({ data }) => data);
const board = fc
  .uniqueArray(card, { selector: ({ id }) => id, minLength: 1 })
  .map((cards) => boardOf(cards));
const ids = (of: readonly Card[]) => of.map(({ id }) => id).toSorted();

test('a move loses and duplicates no card, keeps the totals and the order of the others', () => {
  fc.assert(
    fc.property(board, card, fc.option(card), (before, target, other) => {
      const after = moveCard(before, target, {
        stage: target.stage,
        before: other?.id ?? null,
      });
      expect(ids(cardsOf(after))).toEqual(ids(cardsOf(before)));
      for (const { stage, data, total } of after) {
        expect(total).toBe(data.length);
        expect(data.every((one) => one.stage === stage)).toBe(true);
      }
      const still = (of: typeof before) => cardsOf(of).filter(({ id }) => id !== target.id);
      expect(still([...after])).toEqual(still(before));
    }),
  );
});

test('moving a card back to its old position restores the board', () => {
  fc.assert(
    fc.property(board, fc.constantFrom(...stages), fc.nat(), (before, stage, nth) => {
      const cards = cardsOf(before);
      const row = cards[nth % cards.length] ?? { id: '', stage: '' };
      const stood = cardPositionOf(before, row.id);
      const there = moveCard(before, row, { stage, before: null });
      expect(moveCard(there, row, stood ?? { stage, before: null })).toEqual(before);
    }),
  );
});

const pitch = (hasNextPage: boolean) => [
  { stage: 'New', data: [{ id: 'a', stage: 'New' }], total: 1, hasNextPage: false },
  { stage: 'Pitch', data: ['b', 'c'].map((id) => ({ id, stage: 'Pitch' })), total: 9, hasNextPage },
];
const a = { id: 'a', stage: 'New' };

test('a card is placed before the given card, or last in the stage', () => {
  const after = (before: string | null) =>
    moveCard(pitch(false), a, { stage: 'Pitch', before })[1]
      ?.data.map(({ id }) => id)
      .join('');
  expect(after('c')).toBe('bac');
  expect(after(null)).toBe('bca');
  expect(after('gone')).toBe('bca');
});

test('a card moved to the end of a partly loaded stage is not placed after its last loaded card', () => {
  const [, column] = moveCard(pitch(true), a, { stage: 'Pitch', before: null });
  expect(column).toMatchObject({ total: 10, data: [{ id: 'b' }, { id: 'c' }] });
});

test('appending a page skips cards that are already loaded', () => {
  const [, column] = pitch(true);
  if (!column) throw new Error('The stage is missing.');
  const more = appendPage(column, {
    data: ['c', 'd'].map((id) => ({ id, stage: 'Pitch' })),
    hasNextPage: false,
  });
  expect(more.data.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(more.hasNextPage).toBe(false);
});
