import type { FileFormat } from '#domain/imports/import.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { companiesTarget } from './companies-target.ts';
import type { ImportRow, Plan } from './plan.ts';
import type { RecordTarget } from './record-target.ts';
import { UnreadableFile } from './reading/source.ts';

export interface ReadingOfCells {
  readonly columns: readonly string[];
  readonly mapping: Plan['mapping'];
  readonly dateOrders: FileFormat['dateOrders'];
  readonly timeZone: string;
  readonly now: Date;
}

/** Runs work with the target of an import, whatever its rows are. */
export async function withTarget<T>(
  _db: Queryable,
  row: ImportRow,
  reading: ReadingOfCells,
  work: <Row>(target: RecordTarget<Row>) => Promise<T>,
): Promise<T> {
  const { id, of, kind } = row;
  if (of === 'companies') {
    if (kind === null) throw new UnreadableFile('Say first what kind of companies these are.');
    return work(companiesTarget(id, kind, reading));
  }
  throw new UnreadableFile(`Importing ${of} this way is not possible yet.`);
}
