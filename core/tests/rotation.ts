/**
 * What is exhaustive rotates over consecutive runs of the whole suite (`scripts/rotation.js`): of a list
 * each run draws a third, and three runs in a folder draw all of it. A file that is run by itself, and
 * `EXHAUSTIVE=on npm test`, draw everything.
 */
const parts = 3;
const setting = process.env.ROTATION;

/** This run's part of a list whose order stays. @throws RangeError for a rotation that is no number */
export function drawPart<Item>(all: readonly Item[]): readonly Item[] {
  if (setting === undefined) return all;
  const rotation = Number(setting);
  if (!Number.isInteger(rotation) || rotation < 0) throw new RangeError(`ROTATION is ${setting}.`);
  return all.filter((_, at) => at % parts === rotation % parts);
}
