import type { Database } from '#server/platform/database/open.ts';
import { chooseShape } from './reading/choose-shape.ts';
import type { SourceRow } from './reading/formats.ts';
import { readRecords, UnreadableFile } from './reading/source.ts';
import type { ReadContext } from './reading/shape.ts';
import type { ImportReport, RowOutcome } from './report.ts';
import type { ImportTarget } from './target.ts';

/** Enough to tell one shape from another. */
const recordsToJudgeBy = 20;

/** Ends a rehearsal: everything it wrote is taken back. */
class Rehearsed extends Error {}

async function everyRow(path: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readRecords(path)) rows.push(row);
  return rows;
}

/**
 * Reads a file and puts its rows where they belong, all of them or, when something breaks, none. A
 * rehearsal does everything and takes it back, so that its report is what an import would say.
 * @throws UnreadableFile when the file as a whole cannot be used
 */
export async function runImport<Row extends { name: string }>(
  database: Database,
  target: ImportTarget<Row>,
  path: string,
  options: ReadContext & { isRehearsal: boolean },
): Promise<ImportReport> {
  const rows = await everyRow(path);
  const records = rows.flatMap(({ problem, ...row }) =>
    problem === undefined && 'record' in row ? [row.record] : [],
  );
  const choice = chooseShape(target.shapes, records.slice(0, recordsToJudgeBy));
  if (choice.problem !== undefined) throw new UnreadableFile(choice.problem);
  const { shape } = choice;
  const outcomes: RowOutcome[] = [];
  const seen = new Map<string, number>();

  try {
    await database.transaction(async (db) => {
      for (const source of rows) {
        const { row } = source;
        const skip = (name: string, why: string) =>
          outcomes.push({ row, result: 'skipped', name, notes: [why] });
        if (source.problem !== undefined) {
          skip('', source.problem);
          continue;
        }
        const read = shape.read(source.record, options);
        if (read.skipped !== undefined) {
          skip('', read.skipped);
          continue;
        }
        const earlier = seen.get(read.externalId);
        if (earlier !== undefined) {
          skip(read.row.name, `Row ${earlier} has the same id, ${read.externalId}.`);
          continue;
        }
        seen.set(read.externalId, row);
        const { result, notes } = await target.put(db, read.row);
        outcomes.push({ row, result, name: read.row.name, notes: [...read.notes, ...notes] });
      }
      if (options.isRehearsal) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return { shape: shape.name, outcomes };
}
