/**
 * What is exhaustive takes turns over consecutive runs of the whole suite (`scripts/turn.js`): of a list
 * each run draws its part, and so many runs draw all of it. A file that is run by itself, and
 * `EXHAUSTIVE=on npm test`, draw everything.
 */
export const turns = 3;
const given = process.env.TURN;

/** This run's part of a list whose order stays. @throws RangeError for a turn that is none */
export function inTurn<Item>(all: readonly Item[]): readonly Item[] {
  if (given === undefined) return all;
  const turn = Number(given);
  if (!Number.isInteger(turn) || turn < 0) throw new RangeError(`TURN is ${given}.`);
  return all.filter((_, at) => at % turns === turn % turns);
}
