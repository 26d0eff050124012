/**
 * What is exhaustive rotates over consecutive runs of the whole suite (`scripts/rotation.js`): of a list
 * each run draws a third, and three runs in a folder draw all of it. A file that is run by itself, and
 * `EXHAUSTIVE=on npm test`, draw everything.
 */
const parts = 3;
const setting = process.env.ROTATION;

/** Which part this run draws; null: everything. @throws RangeError for a rotation that is no number */
function drawnPart(): number | null {
  if (setting === undefined) return null;
  const rotation = Number(setting);
  if (!Number.isInteger(rotation) || rotation < 0) throw new RangeError(`ROTATION is ${setting}.`);
  return rotation % parts;
}

/** Whether this run has the item at a place of a list whose order stays. */
export function isDrawn(at: number): boolean {
  const part = drawnPart();
  return part === null || at % parts === part;
}

/** This run's part of a list whose order stays; of several lists another one each, by their numbers `nth`. */
export const drawPart = <Item>(all: readonly Item[], nth = 0): readonly Item[] =>
  all.filter((_, at) => isDrawn(at + nth));

/** This run's part of the random values of a property; which those are also rotates (`property-seed.ts`). */
export const drawRuns = (all: number): number =>
  drawnPart() === null ? all : Math.ceil(all / parts);

/** Added to a seed, so that three consecutive runs draw different values. */
export const rotationOfSeed = (): number => drawnPart() ?? 0;
