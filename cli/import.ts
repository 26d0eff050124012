import type { Command } from 'commander';
import { corporationBySlug, opportunitiesTarget } from '#server/imports/opportunities-target.ts';
import { UnreadableFile } from '#server/imports/reading/source.ts';
import { countOutcomes, type ImportReport, type RowOutcome } from '#server/imports/report.ts';
import { runImport } from '#server/imports/run-import.ts';
import { Stop } from './stop.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  corporation: string;
  dryRun: boolean;
  timeZone: string;
  quiet: boolean;
}

const widest = 72;
const signs: Record<RowOutcome['result'], string> = {
  created: '+',
  updated: '~',
  unchanged: '=',
  skipped: '!',
};

const short = (text: string) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

function line({ row, result, name, notes }: RowOutcome): string {
  const head = `  ${signs[result]} ${String(row).padStart(5)}  ${result.padEnd(9)}  ${short(name)}`;
  return [head, ...notes.map((note) => `                      ${note}`)].join('\n');
}

function summary({ shape, outcomes }: ImportReport, options: Options): string {
  const { created, updated, unchanged, skipped } = countOutcomes(outcomes);
  const would = options.dryRun ? 'would be ' : '';
  return [
    `  Understood as: ${shape}`,
    '',
    ...(options.quiet ? [] : [...outcomes.map(line), '']),
    `  ${outcomes.length} rows: ${created} ${would}created, ${updated} ${would}updated, ` +
      `${unchanged} ${would}left as they are, ${skipped} ${would}skipped.`,
    ...(options.dryRun ? ['  Nothing was written: this was a dry run.'] : []),
  ].join('\n');
}

function checkZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new Stop(`“${timeZone}” is not a time zone. Expected one such as Europe/Stockholm.`);
  }
}

async function importOpportunities(path: string, options: Options): Promise<void> {
  checkZone(options.timeZone);
  await withDatabase(async ({ db }, settings) => {
    const corporation = await corporationBySlug(db, options.corporation);
    if (corporation === null) {
      throw new Stop(`There is no corporation with the short name “${options.corporation}”.`);
    }
    const target = opportunitiesTarget(corporation.id, settings.publicUrl);
    try {
      const report = await runImport(db, target, path, {
        timeZone: options.timeZone,
        isRehearsal: options.dryRun,
      });
      process.stdout.write(
        `\n  ${path} → opportunities of ${corporation.name}\n${summary(report, options)}\n\n`,
      );
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Stop(error.message);
      throw error;
    }
  });
}

/** `outrider import opportunities FILE --corporation skf` */
export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('Reads a file of records into Outrider. Safe to run twice.')
    .command('opportunities')
    .description('Challenges from JSON or JSON Lines.')
    .argument('<file>', 'path of the file')
    .requiredOption(
      '--corporation <name>',
      'short name of the corporation that posts them, as in /c/{name}',
    )
    .option('--dry-run', 'say what would happen and write nothing', false)
    .option('--time-zone <zone>', 'in which times that name none are meant', 'UTC')
    .option('--quiet', 'only the summary', false)
    .action(importOpportunities);
}
