/** What a shape must know that the file does not say. */
export interface ReadContext {
  /** IANA name of the zone in which times that name none are meant. */
  timeZone: string;
}

/** What became of a record. Notes say in plain words what was changed or not understood. */
export type RecordReadResult<Row> =
  | { row: Row; externalId: string; notes: string[]; skipped?: undefined }
  | { skipped: string };

/** A way in which others write down what we keep as `Row`: their field names and their habits. */
export interface SourceFormat<Row> {
  /** For a person who asks what can be imported. */
  name: string;
  recognises(record: Readonly<Record<string, unknown>>): boolean;
  read(record: Readonly<Record<string, unknown>>, context: ReadContext): RecordReadResult<Row>;
}
