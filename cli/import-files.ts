import { basename, resolve } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import { sourceOfFile } from '#features/directory/imports/domain/import-file.ts';
import type {
  ImportMapping,
  ImportOf,
  ImportState,
} from '#features/directory/imports/domain/import.ts';
import { problemsOfMapping } from '#features/directory/imports/domain/mapping.ts';
import { limits } from '#core/domain/limits.ts';
import { emitStarted } from '#features/directory/imports/server/events.ts';
import { bytesOfFile } from '#features/directory/imports/server/files/open-table.ts';
import { loadPlan, saveMapping } from '#features/directory/imports/server/plan.ts';
import type { Database } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { imports, type ImportRow } from '#features/directory/imports/server/tables.ts';
import { companyOptionsOf, formatOf, withDateOrder, type ReadOptions } from './import-options.ts';
import { resolveDestination, type DestinationOptions } from './import-destination.ts';
import { importTargets } from './import-engine.ts';
import { CommandError } from './command-error.ts';

export interface FileOptions extends DestinationOptions, ReadOptions {
  source?: string;
  mapping: string[];
  timeZone?: string;
  dryRun: boolean;
}

function checkZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new CommandError(
      `“${timeZone}” is not a time zone. Expected one such as Europe/Stockholm.`,
    );
  }
}

/** Applies `column=field` of the command line to the proposed mapping; `column=` skips the column. */
function withChoices(
  target: ImportTarget,
  mapping: ImportMapping,
  choices: readonly string[],
): ImportMapping {
  const result: ImportMapping = { ...mapping };
  for (const choice of choices) {
    const at = choice.lastIndexOf('=');
    const [column, field] = [choice.slice(0, Math.max(0, at)), choice.slice(at + 1)];
    if (at < 1 || !Object.hasOwn(mapping, column))
      throw new CommandError(
        `There is no column “${column || choice}”. The file has: ${Object.keys(mapping).join(', ')}.`,
      );
    // A field has one column: the last one named wins.
    for (const [other, taken] of Object.entries(result)) if (taken === field) result[other] = null;
    result[column] = field === '' ? null : field;
  }
  const problems = problemsOfMapping(target, result);
  if (problems.length === 0) return result;
  const fields = target.fields.map(({ field }) => field).join(', ');
  throw new CommandError(
    `${problems.join(' ')}\nName it with --mapping COLUMN=FIELD. Fields: ${fields}.\n` +
      `Columns: ${Object.keys(mapping).join(', ')}.`,
  );
}

/** Creates the draft import of a file, with the options of the command line. */
export async function importOfFile(
  db: Database,
  of: ImportOf,
  path: string,
  options: FileOptions,
): Promise<ImportRow> {
  if (options.timeZone !== undefined) checkZone(options.timeZone);
  const target = importTargets[of];
  const filePath = resolve(path);
  const fileName = basename(filePath);
  const format = formatOf(options);
  const id = newId();
  const [row] = await db
    .insert(imports)
    .values({
      id,
      of,
      fileName,
      filePath,
      timeZone: options.timeZone,
      state: 'draft',
      ...(await resolveDestination(db, options)),
      ...companyOptionsOf(options),
      source: (options.source ?? sourceOfFile(fileName))
        .slice(0, limits.importSourceCharacters)
        .toWellFormed(),
      fileBytes: await bytesOfFile(filePath),
      format,
    })
    .returning();
  if (row === undefined) throw new CommandError('The import could not be begun.');
  try {
    const plan = await loadPlan(db, target, row, { path: filePath, signal: uninterrupted });
    const mapping = withChoices(target.records, plan.mapping, options.mapping);
    const columns = plan.inspection.columns.map(({ name }) => name);
    const read = withDateOrder(plan.inspection, options.dateOrder);
    const settled = { mapping, columns, format: read };
    await db.update(imports).set(settled).where(eq(imports.id, id));
    return { ...row, ...settled };
  } catch (error) {
    await forget(db, row);
    throw error;
  }
}

/** Reading the settings of a file is not interrupted. */
export const uninterrupted: AbortSignal = new AbortController().signal;

export const forget = async (db: Database, { id }: ImportRow): Promise<void> => {
  await db.delete(imports).where(eq(imports.id, id));
};

/** The holder of the import's lock may queue it from these states. */
const queueable: ImportState[] = ['draft', 'waiting', 'running', 'failed', 'cancelled'];

/** Queues the import and saves its mapping as the default for its source. */
export async function enqueueImport(db: Database, row: ImportRow): Promise<void> {
  await db.transaction(async (tx) => {
    const queuedAt = new Date().toISOString();
    const queued = await tx
      .update(imports)
      .set({ state: 'waiting', queuedAt, problem: null, cancelAsked: false })
      .where(and(eq(imports.id, row.id), inArray(imports.state, queueable)))
      .returning({ id: imports.id });
    if (queued.length === 0)
      throw new CommandError('This import was brought to its end meanwhile.');
    await saveMapping(tx, row, row.mapping ?? {});
    await emitStarted(tx, row);
  });
}
