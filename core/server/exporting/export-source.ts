import type { CellValue } from '#core/domain/exporting/sheet.ts';
import type { ColumnHeading } from '#core/domain/exporting/sheet-columns.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** A file that goes along with a table. */
export interface ExportedFile {
  /** In the store of people's files. */
  readonly id: string;
  /** Where it is in an archive. */
  readonly path: string;
}

/** A table that is about to be read, page by page. */
export interface OpenExport {
  /** What the file is called. */
  readonly name: string;
  /** One for each cell of a row. */
  readonly columns: readonly ColumnHeading[];
  /** The number of rows, for progress. */
  readonly total: number;
  readonly pages: AsyncIterable<readonly (readonly CellValue[])[]>;
  /** In an archive only. */
  readonly attached?: AsyncIterable<ExportedFile>;
  /** Of what is large by nature; default: the limit of all exports. */
  readonly rowsMost?: number;
  /** The bytes of the file, of what is no table; it reports the rows written. */
  readonly archive?: (progress: (rows: number) => Promise<void>) => AsyncIterable<Buffer>;
}

/**
 * What a person may export, with the rights that they have at this moment. Nothing is read before
 * the first page.
 * @throws Refused `notFound`
 */
export type ExportSource<Request = { readonly id: string }> = (
  db: Database,
  viewer: Viewer,
  request: Request,
) => Promise<OpenExport>;

/** Sources by what they export. Each reads what the contract lets a request of it say. */
export type ExportSources = Readonly<Record<string, ExportSource<never>>>;
