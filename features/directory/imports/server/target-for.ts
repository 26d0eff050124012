import { companiesTarget } from './companies-target.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';
import type { ImportRow } from './plan.ts';
import { projectsTarget } from './projects-target.ts';
import type { CellReadOptions, RecordTarget } from './record-target.ts';
import { submissionsTarget } from './submissions-target.ts';

function present<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new UnreadableFile(`Say first ${what}.`);
  return value;
}

/** Runs work with the target for the import's type of record. */
export async function withTarget<T>(
  row: ImportRow,
  reading: CellReadOptions,
  publicUrl: string,
  work: <Row>(target: RecordTarget<Row>) => Promise<T>,
): Promise<T> {
  const { id: importId, of, source, startedBy: actorId } = row;
  if (of === 'companies') {
    const kind = present(row.kind, 'what kind of companies these are');
    const { knownCompanies: known } = row;
    return work(companiesTarget({ importId, kind, known }, { ...reading, source }));
  }
  if (of === 'submissions') {
    const opportunityId = present(row.opportunityId, 'which opportunity they belong to');
    return work(submissionsTarget({ importId, opportunityId, actorId }, reading));
  }
  const corporationId = present(row.corporationId, 'whose corporation they are');
  if (of === 'projects') return work(projectsTarget({ importId, corporationId, source }, reading));
  // Imported when first needed: with it come the parsers of HTML and Markdown.
  const { opportunitiesTarget } = await import('./opportunities-target.ts');
  return work(opportunitiesTarget({ importId, corporationId, actorId, publicUrl }, reading));
}
