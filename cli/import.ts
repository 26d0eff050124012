import type { Command } from 'commander';
import { companyKinds } from '#core/domain/company-kind.ts';
import { RowChoice, type ImportOf } from '#features/directory/imports/domain/import.ts';
import { knownCompanyChoices } from '#features/directory/imports/domain/known-companies.ts';
import type { FileOptions } from './import-files.ts';
import { dateOrders } from './import-options.ts';
import { importFile } from './import-command.ts';
import { list, report, resume, undo } from './import-jobs.ts';

const rowChoices = RowChoice.options.join(', ');

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** A command that imports a file of one kind of records. */
function fileCommand(group: Command, of: ImportOf, description: string): Command {
  return group
    .command(of)
    .description(description)
    .argument('<file>', 'path of the file: CSV in any dialect, XLSX, JSON or JSON Lines')
    .option('--source <name>', 'where the file comes from: its mapping is kept by this name')
    .option('--mapping <column=field>', 'what a column is, again for each column', collect, [])
    .option('--delimiter <character>', 'what stands between the cells, if it is guessed wrong')
    .option('--sheet <name>', 'which sheet of a workbook, hidden ones too')
    .option('--hidden-rows <choice>', `for hidden rows of a workbook: ${rowChoices}`)
    .option('--lines-below <choice>', `for lines below a table, as “Total”: ${rowChoices}`)
    .option('--dry-run', 'say what would happen and write nothing', false)
    .option('--date-order <order>', `for dates such as 03/04/2024: ${dateOrders.join(', ')}`)
    .option(
      '--time-zone <zone>',
      'in which times that name none are meant: without it the corporation’s for opportunities, else UTC',
    )
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
  fileCommand(group, 'companies', 'Companies of the directory.')
    .requiredOption('--kind <kind>', `their source type: ${companyKinds.join(', ')}`)
    .option('--currency <code>', 'currency of amounts that name none, such as EUR')
    .option(
      '--known <choice>',
      `for companies that are already here: ${knownCompanyChoices.join(', ')}`,
      'link',
    );
  fileCommand(group, 'opportunities', 'Opportunities.').requiredOption(...corporation);
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
