/** The fields of a card that decide its position. */
interface Card {
  readonly id: string;
  readonly stage: string;
}

/** One stage of a board: the loaded cards in order, the total, and whether there are more. */
interface Column<Row extends Card> {
  readonly stage: string;
  readonly total: number;
  readonly data: Row[];
  readonly hasNextPage: boolean;
}

/** A card's position: its stage, and the card after it (null: after all loaded ones). */
export interface CardPosition {
  readonly stage: string;
  readonly before: string | null;
}

/** The current position of a card. */
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

/** A column with one card inserted. The end of the stage may not be loaded yet. */
function withCard<Row extends Card>(column: Column<Row>, row: Row, before: string | null): Row[] {
  const index = column.data.findIndex(({ id }) => id === before);
  if (index !== -1) return column.data.toSpliced(index, 0, row);
  return column.hasNextPage ? column.data : [...column.data, row];
}

/**
 * The board after a card moved, for the optimistic update: the same result as the server's. The
 * other cards keep their order. A card that is not loaded changes nothing.
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

/** A stage with its next page. A card that moved since may be loaded already and is skipped. */
export function appendPage<Row extends Card, C extends Column<Row>>(
  column: C & Column<Row>,
  page: { data: Row[]; hasNextPage: boolean; endCursor?: string | undefined },
): C & Column<Row> {
  const ids = new Set(column.data.map(({ id }) => id));
  return {
    ...column,
    ...page,
    data: [...column.data, ...page.data.filter(({ id }) => !ids.has(id))],
  };
}
