import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asc, desc, eq } from 'drizzle-orm';
import type { Command } from 'commander';
import { canBeDone } from '#domain/imports/acting.ts';
import { companyKinds } from '#domain/companies/company.ts';
import type { ImportOf } from '#domain/imports/import.ts';
import { columnsNotTaken } from '#domain/imports/mapping.ts';
import { importEngine } from '#server/imports/import-engine.ts';
import type { ImportRow } from '#server/imports/plan.ts';
import { writtenReport } from '#server/imports/problem-report.ts';
import { UnreadableFile } from '#server/imports/files/unreadable.ts';
import { importStore } from '#server/imports/store.ts';
import type { Database, OpenDatabase } from '#server/platform/database/open.ts';
import { importProblems, imports } from '#server/tables/imports.ts';
import { forget, importOfFile, putInLine, type FileOptions } from './import-files.ts';
import { lineOfImport, notTakenLine, problemLine, summary } from './import-words.ts';
import { interruption, waitForTurn, workOn } from './import-work.ts';
import { Stop } from './stop.ts';
import { withDatabase } from './with-database.ts';

const problemsShown = 10;
const importsShown = 30;
const interruptedCode = 130;

const say = (...lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

async function problemsOf(db: Database, { id }: ImportRow, all: number): Promise<string[]> {
  const problems = await db
    .select()
    .from(importProblems)
    .where(eq(importProblems.importId, id))
    .orderBy(desc(importProblems.result), asc(importProblems.row))
    .limit(problemsShown);
  const left = all - problems.length;
  const rejectedFirst = problems.toSorted((one, other) =>
    one.result === other.result ? one.row - other.row : one.result === 'rejected' ? -1 : 1,
  );
  return [...rejectedFirst.map(problemLine), ...(left > 0 ? [`    and ${left} more`] : [])];
}

async function rehearse({ db }: OpenDatabase, row: ImportRow, publicUrl: string): Promise<void> {
  const { signal, forget: listenNoMore } = interruption();
  try {
    await importEngine(db, publicUrl).check({ row, signal, tell: () => {} });
    const checked = await importStore.inner(db, row.id);
    const preview = checked?.preview;
    if (signal.aborted || !preview) throw new Stop('Stopped. Nothing was written.');
    const counts = { ...preview.counts, remarks: preview.remarks };
    say(
      summary(counts, 'would be '),
      ...notTakenLine(preview.notTaken),
      ...(await problemsOf(db, row, counts.rejected + counts.remarks)),
      '  Nothing was written: this was a dry run.',
      '',
    );
  } finally {
    listenNoMore();
    await forget(db, row);
  }
}

/** Says how an import ended, and fails the command when it did not end well. */
async function tellEnd(db: Database, row: ImportRow): Promise<void> {
  const { id, of, state, problem, mapping, columns } = row;
  const notTaken = columnsNotTaken(of, columns ?? [], mapping ?? {});
  const lines = [summary(row), ...notTakenLine(notTaken)];
  lines.push(...(await problemsOf(db, row, row.rejected + row.remarks)));
  if (row.rejected > 0)
    lines.push(`  The rejected rows as a file: npm run outrider -- import report ${id} FILE`);
  if (state === 'done') lines.push(`  To take it back: npm run outrider -- import undo ${id}`);
  say(...lines, '');
  if (state === 'done') return;
  const goOn = `What was written stays. To go on: npm run outrider -- import resume ${id}`;
  if (state !== 'cancelled') throw new Stop(`${problem ?? 'The import failed.'}\n${goOn}`);
  process.stderr.write(`  Stopped. ${goOn}\n\n`);
  process.exitCode = interruptedCode;
}

async function runHere(database: OpenDatabase, row: ImportRow, publicUrl: string): Promise<void> {
  const { db } = database;
  const { signal, forget: listenNoMore } = interruption();
  try {
    const turn = await waitForTurn(database, row, signal);
    try {
      await putInLine(db, row);
      await tellEnd(db, await workOn(database, { id: row.id, publicUrl }, turn, signal));
    } finally {
      await turn.end();
    }
  } finally {
    listenNoMore();
  }
}

async function importFile(of: ImportOf, path: string, options: FileOptions): Promise<void> {
  await withDatabase(async (database, { publicUrl }) => {
    try {
      const row = await importOfFile(database.db, of, path, options);
      say('', `  ${path} → ${of}`);
      if (options.dryRun) return await rehearse(database, row, publicUrl);
      await runHere(database, row, publicUrl);
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Stop(error.message);
      throw error;
    }
  });
}

async function importById(db: Database, id: string): Promise<ImportRow> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
  const row = isId ? await importStore.inner(db, id) : null;
  if (row === null) throw new Stop(`There is no import “${id}”. See them with: import list`);
  return row;
}

async function resume(id: string): Promise<void> {
  await withDatabase(async (database, { publicUrl }) => {
    const row = await importById(database.db, id);
    if (!canBeDone('resume', row.state))
      throw new Stop(`This import is ${row.state}: there is nothing to resume.`);
    await runHere(database, row, publicUrl);
  });
}

async function undo(id: string): Promise<void> {
  await withDatabase(async (database, { publicUrl }) => {
    const { db } = database;
    const row = await importById(db, id);
    if (!canBeDone('undo', row.state))
      throw new Stop(`This import is ${row.state} and cannot be undone now.`);
    const { signal, forget: listenNoMore } = interruption();
    const turn = await waitForTurn(database, row, signal);
    try {
      await db
        .update(imports)
        .set({ state: 'undoing', cancelAsked: false })
        .where(eq(imports.id, id));
      const { state, removed, restored, kept, problem } = await workOn(
        database,
        { id, publicUrl },
        turn,
        signal,
      );
      say(
        '',
        `  ${removed} taken away, ${restored} put back as before, ${kept} left as they are.`,
        ...(kept > 0
          ? ['  Left are records that were changed since, or that something refers to.']
          : []),
        '',
      );
      if (state !== 'undone')
        throw new Stop(problem ?? `Stopped. To go on: npm run outrider -- import undo ${id}`);
    } finally {
      await turn.end();
      listenNoMore();
    }
  });
}

async function report(id: string, path: string): Promise<void> {
  await withDatabase(async ({ db }) => {
    const { columns, rejected } = await importById(db, id);
    await pipeline(Readable.from(writtenReport(db, id, columns ?? [])), createWriteStream(path));
    say(`  ${rejected} rejected rows with their reasons: ${path}`);
  });
}

async function list(): Promise<void> {
  await withDatabase(async ({ db }) => {
    const rows = await db
      .select()
      .from(imports)
      .orderBy(desc(imports.createdAt))
      .limit(importsShown);
    say(...(rows.length === 0 ? ['  There are no imports yet.'] : rows.map(lineOfImport)));
  });
}

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** A command that reads a file of records of one kind. */
function fileCommand(group: Command, of: ImportOf, description: string): Command {
  return group
    .command(of)
    .description(description)
    .argument('<file>', 'path of the file: CSV in any dialect, XLSX, JSON or JSON Lines')
    .option('--source <name>', 'where the file comes from: its mapping is kept by this name')
    .option('--mapping <column=field>', 'what a column is, again for each column', collect, [])
    .option('--delimiter <character>', 'what stands between the cells, if it is guessed wrong')
    .option('--sheet <name>', 'which sheet of a workbook')
    .option('--dry-run', 'say what would happen and write nothing', false)
    .option('--time-zone <zone>', 'in which times that name none are meant', 'UTC')
    .action((path: string, options: FileOptions) => importFile(of, path, options));
}

/** `outrider import companies FILE --kind crunchbase` */
export function addImportCommand(program: Command): void {
  const group = program
    .command('import')
    .description('Reads a file of records into Outrider. Safe to run twice.');
  const corporation = [
    '--corporation <name>',
    'short name of the corporation, as in /c/{name}',
  ] as const;
  fileCommand(group, 'companies', 'Companies of the directory.').requiredOption(
    '--kind <kind>',
    `what they are brought as: ${companyKinds.join(', ')}`,
  );
  fileCommand(group, 'opportunities', 'Challenges.').requiredOption(...corporation);
  fileCommand(group, 'projects', 'Projects of another system.').requiredOption(...corporation);
  fileCommand(group, 'submissions', 'Submissions to an opportunity.').requiredOption(
    '--opportunity <id>',
    'id of the opportunity, as in /opportunity/{id}',
  );
  const idArgument = ['<id>', 'id of the import'] as const;
  group.command('list').description('The latest imports.').action(list);
  group
    .command('resume')
    .description('Goes on with an import that was stopped.')
    .argument(...idArgument)
    .action(resume);
  group
    .command('undo')
    .description('Takes an import back as a whole.')
    .argument(...idArgument)
    .action(undo);
  group
    .command('report')
    .description('Writes the rejected rows and why, as CSV to be put right and imported again.')
    .argument(...idArgument)
    .argument('<file>', 'where to write it')
    .action(report);
}
