import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  abstention,
  Experience,
  isDisputed,
  leadingChoice,
  offRadar,
  resultOf,
  type Ballot,
} from './vote-result.ts';

const votes = (choices: string): Ballot[] =>
  [...choices].map((choice) => ({ choice, experience: null }));

test.each([
  ['aa', true, null],
  ['aaa', false, 'a'],
  ['aabb', true, null],
  // A lead of exactly a fifth is settled, a smaller one is not.
  ['aaabb', false, 'a'],
  ['aaaabbb', true, 'a'],
  ['aaabbc', true, 'a'],
])('%s: disputed %s, leading %s', (choices, disputed, leading) => {
  const result = resultOf(votes(choices));
  expect([isDisputed(result), leadingChoice(result)]).toEqual([disputed, leading]);
});

test('an abstention is no vote', () => {
  const ballots = [...votes('aa'), { choice: abstention, experience: null }];
  expect(resultOf(ballots)).toBeNull();
  expect(resultOf([...ballots, ...votes('b')])).toMatchObject({ votes: 3, abstentions: 1 });
});

const ballot = fc.record({
  choice: fc.constantFrom('use', 'try', offRadar, abstention),
  experience: fc.option(fc.constantFrom(...Experience.options), { nil: null }),
});

test('fewer than three votes are one answer, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(ballot, { maxLength: 40 }), (ballots) => {
      const cast = ballots.filter(({ choice }) => choice !== abstention).length;
      expect(resultOf(ballots) === null).toBe(cast < 3);
    }),
  );
});

test('the order of the votes, and whose they are, does not show', () => {
  fc.assert(
    fc.property(
      fc
        .array(ballot, { maxLength: 20 })
        .chain((ballots) =>
          fc.tuple(
            fc.constant(ballots),
            fc.shuffledSubarray(ballots, { minLength: ballots.length }),
          ),
        ),
      ([ballots, shuffled]) => {
        expect(JSON.stringify(resultOf(shuffled))).toBe(JSON.stringify(resultOf(ballots)));
        const cast = ballots.filter(({ choice }) => choice !== abstention);
        const swapped = cast.map(({ choice }, at) => ({
          choice,
          experience: cast[cast.length - 1 - at]?.experience ?? null,
        }));
        const rest = ballots.filter(({ choice }) => choice === abstention);
        expect(resultOf([...swapped, ...rest])).toEqual(resultOf(ballots));
      },
    ),
  );
});
