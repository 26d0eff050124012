/** A card of a board, as far as its place is concerned. */
interface Card {
  readonly id: string;
  readonly stage: string;
}

/** One stage of a board: its first cards in their order, of how many, and whether there are more. */
interface Column<Row extends Card> {
  readonly stage: string;
  readonly total: number;
  readonly data: Row[];
  readonly hasNextPage: boolean;
}

/** Where a card stands: in a stage, before another one or (null) behind all that are shown. */
export interface CardPosition {
  readonly stage: string;
  readonly before: string | null;
}

/** Where a card of the board stands now. */
export function cardPositionOf<Row extends Card>(
  columns: readonly Column<Row>[],
  id: string,
): CardPosition | null {
  for (const { stage, data } of columns) {
    const index = data.findIndex((row) => row.id === id);
    if (index !== -1) return { stage, before: data[index + 1]?.id ?? null };
  }
  return null;
}

/** The cards of a stage with one of them in its place. The end of a stage may not be shown yet. */
function withCard<Row extends Card>(column: Column<Row>, row: Row, before: string | null): Row[] {
  const index = column.data.findIndex(({ id }) => id === before);
  if (index !== -1) return column.data.toSpliced(index, 0, row);
  return column.hasNextPage ? column.data : [...column.data, row];
}

/**
 * The board after a card of it moved. What the server does, for showing it at once; the others keep
 * their order. A card that is not shown changes nothing, as it was counted elsewhere.
 */
export function moveCard<Row extends Card, C extends Column<Row>>(
  columns: readonly (C & Column<Row>)[],
  row: Row,
  { stage, before }: CardPosition,
): readonly (C & Column<Row>)[] {
  if (cardPositionOf(columns, row.id) === null) return columns;
  return columns.map((column) => {
    const data = column.data.filter(({ id }) => id !== row.id);
    const left = { ...column, data, total: column.total - (column.data.length - data.length) };
    if (column.stage !== stage) return left;
    return { ...left, data: withCard(left, { ...row, stage }, before), total: left.total + 1 };
  });
}

/** A stage with its next cards. One that moved meanwhile may have come already: it is not repeated. */
export function appendPage<Row extends Card, C extends Column<Row>>(
  column: C & Column<Row>,
  page: { data: Row[]; hasNextPage: boolean; endCursor?: string | undefined },
): C & Column<Row> {
  const shown = new Set(column.data.map(({ id }) => id));
  return {
    ...column,
    ...page,
    data: [...column.data, ...page.data.filter(({ id }) => !shown.has(id))],
  };
}
