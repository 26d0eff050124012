import type { FileFormat } from '#features/imports/domain/import.ts';
import { companiesTarget } from './companies-target.ts';
import { UnreadableFile } from '#features/imports/server/files/unreadable-file.ts';
import { opportunitiesTarget } from './opportunities-target.ts';
import type { ImportRow, Plan } from './plan.ts';
import { projectsTarget } from './projects-target.ts';
import type { RecordTarget } from './record-target.ts';
import { submissionsTarget } from './submissions-target.ts';

export interface CellReadOptions {
  readonly columns: readonly string[];
  readonly mapping: Plan['mapping'];
  readonly dateOrders: FileFormat['dateOrders'];
  readonly timeZone: string;
  readonly now: Date;
}

function present<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new UnreadableFile(`Say first ${what}.`);
  return value;
}

/** Runs work with the target for the import's type of record. */
export function withTarget<T>(
  row: ImportRow,
  reading: CellReadOptions,
  publicUrl: string,
  work: <Row>(target: RecordTarget<Row>) => T,
): T {
  const { id: importId, of, source, startedBy: actorId } = row;
  if (of === 'companies') {
    const kind = present(row.kind, 'what kind of companies these are');
    return work(companiesTarget(importId, kind, reading));
  }
  if (of === 'submissions') {
    const opportunityId = present(row.opportunityId, 'which opportunity they were handed in to');
    return work(submissionsTarget({ importId, opportunityId, actorId }, reading));
  }
  const corporationId = present(row.corporationId, 'whose corporation they are');
  return of === 'projects'
    ? work(projectsTarget({ importId, corporationId, source }, reading))
    : work(opportunitiesTarget({ importId, corporationId, actorId, publicUrl }, reading));
}
