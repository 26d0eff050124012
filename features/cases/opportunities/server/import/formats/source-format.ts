/** Context that the file does not contain. */
export interface ReadContext {
  /** IANA time zone of times that name none. */
  timeZone: string;
}

/** The result of reading a record. Notes say in plain words what was changed or not understood. */
export type RecordReadResult<Row> =
  | { row: Row; externalId: string; notes: string[]; skipped?: undefined }
  | { skipped: string };

/** Converts another system's field names and conventions to our `Row`. */
export interface SourceFormat<Row> {
  /** Description for users of the command line. */
  name: string;
  recognises(record: Readonly<Record<string, unknown>>): boolean;
  read(record: Readonly<Record<string, unknown>>, context: ReadContext): RecordReadResult<Row>;
}
