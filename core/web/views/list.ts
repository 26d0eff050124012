/** The keys of selected rows. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** With `isRange`, also all between the last toggled one and this one. */
  readonly toggle: (key: string, isRange?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** A list of records, for each of its views: table, cards, board. */
export interface List<Row> {
  /** In the order shown. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** The record that is open beside the list. */
  readonly openKey?: string | undefined;
  readonly onOpen: (key: string) => void;
  /** Undefined: rows cannot be selected. */
  readonly selection?: Selection | undefined;
}

/** Records of a list that belong together: a column of a board. */
export interface Group<Row> {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row[];
  /** With those that are not loaded; default: all are. */
  readonly total?: number;
  readonly hasMore?: boolean;
}
