import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withVote } from './vote-count.ts';
import type { VoteCount } from './vote.ts';

const value = fc.constantFrom('up' as const, 'down' as const, null);
const nobody: VoteCount = { up: 3, down: 2, mine: null };

test('a person has at most one vote after any sequence of actions', () => {
  fc.assert(
    fc.property(fc.array(value), (acts) => {
      const end = acts.reduce<VoteCount>(withVote, nobody);
      expect(end.up + end.down).toBe(5 + (end.mine === null ? 0 : 1));
      expect(end.mine).toBe(acts.at(-1) ?? null);
    }),
  );
});

test('withdrawing a vote restores the count', () => {
  expect(withVote(withVote(nobody, 'down'), null)).toEqual(nobody);
});
