/** A row of a board, as far as its place is concerned. */
interface Placed {
  readonly id: string;
  readonly stage: string;
}

/**
 * The rows after one of them moved to a stage: before another one there, or to its end. What the
 * server does, for showing it at once. Rows of other stages keep their order.
 */
export function moved<Row extends Placed>(
  rows: readonly Row[],
  id: string,
  stage: string,
  before: string | null,
): Row[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return [...rows];
  const others = rows.filter((one) => one.id !== id);
  const isGiven = before !== null && others.some((one) => one.id === before && one.stage === stage);
  const lastOfStage = others.findLastIndex((one) => one.stage === stage);
  const place = isGiven
    ? others.findIndex((one) => one.id === before)
    : lastOfStage === -1
      ? others.length
      : lastOfStage + 1;
  return others.toSpliced(place, 0, { ...row, stage });
}
