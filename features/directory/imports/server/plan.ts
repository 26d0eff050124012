import { and, eq, sql } from 'drizzle-orm';
import type {
  FileFormat,
  ImportMapping,
  Inspection,
} from '#features/directory/imports/domain/import.ts';
import {
  mappingFor,
  mappingToKnown,
  problemsOfMapping,
  noQuestions,
} from '#features/directory/imports/domain/mapping.ts';
import type {
  ImportQuestion,
  ImportTarget,
} from '#features/directory/imports/domain/import-target.ts';
import { ordersOfDates } from '#features/directory/imports/domain/date-orders.ts';
import { localeOf } from '#core/server/user-metadata.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { importMappings, type ImportRow } from './tables.ts';
import { bytesOfFile, openTable } from '#features/directory/imports/server/files/open-table.ts';
import type { Table, TableReadOptions } from '#features/directory/imports/server/files/table.ts';
import type { Reading } from '#core/server/workers/read-in-thread.ts';
import type { ServerImportTarget } from './shared/import-target.ts';
import { inspectFile } from './inspect-file.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';

/** How a file is parsed and mapped: chosen, saved, or proposed. */
export interface Plan {
  readonly target: ImportTarget;
  readonly path: string;
  readonly inspection: Inspection;
  readonly mapping: ImportMapping;
  readonly isRemembered: boolean;
  readonly questions: {
    /** That are asked, or were answered. */
    readonly known: readonly ImportQuestion[];
    /** That a column may be mapped to: of the form, and of our own exports. */
    readonly offered: readonly ImportQuestion[];
  };
}

const tableReadOptionsOf = (target: ImportTarget, format: FileFormat | null): TableReadOptions => {
  // A known source's format reads its nested objects.
  const isWhole = target.keepsOtherColumns === true;
  if (format === null) return { isWhole, target };
  const { encoding, delimiter, quote, escape, sheet, headerRow, split } = format;
  const { hiddenRows, linesBelow } = format;
  return {
    isWhole,
    target,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(quote && { quote }),
    ...(escape && { escape }),
    ...(sheet && { sheet }),
    ...(hiddenRows && { hiddenRows }),
    ...(linesBelow && { linesBelow }),
    ...(headerRow !== undefined && { headerRow }),
    ...(split && { split }),
  };
};

/** An import that has begun counts on with the rows it began with, also one that an older version began. */
const allRows = { hiddenRows: 'import', linesBelow: 'import' } as const;

type Sourced = Pick<ImportRow, 'of' | 'source' | 'opportunityId'>;

/**
 * The source that a mapping is saved for. Submissions of one opportunity are never mapped as those of
 * another, which may be another corporation's.
 */
const sourceOf = ({ source, opportunityId }: Sourced): string =>
  opportunityId === null ? source : `${opportunityId} ${source}`;

async function loadSavedMapping(db: Queryable, row: Sourced) {
  const [entry] = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.of, row.of), eq(importMappings.source, sourceOf(row))));
  return entry?.mapping ?? null;
}

/** The saved mapping of the source. */
export async function saveMapping(
  db: Queryable,
  row: Sourced,
  mapping: ImportMapping,
): Promise<void> {
  await db
    .insert(importMappings)
    .values({ of: row.of, source: sourceOf(row), mapping })
    .onConflictDoUpdate({
      target: [importMappings.of, importMappings.source],
      set: { mapping, updatedAt: sql`now()` },
    });
}

/** One file at a time is read for whoever began the import. */
export const readerOf = ({ id, createdBy }: ImportRow): string => createdBy ?? id;

const readingOf = (row: ImportRow, signal: AbortSignal): Reading => ({
  personId: readerOf(row),
  signal,
});

/** @throws UnreadableFile with a sentence that says why the file cannot be used */
export async function loadPlan(
  db: Queryable,
  { records, questionsOf, guessFields }: ServerImportTarget,
  row: ImportRow,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal },
): Promise<Plan> {
  const { format } = row;
  const inspection = await inspectFile(
    path,
    records,
    tableReadOptionsOf(records, format && row.readRows > 0 ? { ...allRows, ...format } : format),
    readingOf(row, signal),
    guessFields,
  );
  const columns = inspection.columns.map(({ name }) => name);
  const { asked, known } = (await questionsOf?.(db, row)) ?? noQuestions;
  const saved = row.mapping === null ? await loadSavedMapping(db, row) : null;
  const mapping = row.mapping ?? saved;
  const inFile = columns.flatMap((column) => records.questions?.ofColumn(column, known) ?? []);
  const dateOrders = ordersOfDates(
    inspection.ambiguousDates,
    { found: inspection.format.dateOrders ?? {}, said: format?.dateOrders ?? {} },
    row.createdBy === null ? null : await localeOf(db, row.createdBy),
  );
  // The user's settings take precedence over detection.
  const questions = { asked: mapping === null ? [...asked, ...inFile] : [], known };
  const guessed = Object.fromEntries(
    inspection.columns.flatMap(({ name, proposed, isGuessed }) =>
      isGuessed ? [[name, proposed]] : [],
    ),
  );
  const offered = [...asked, ...inFile];
  return {
    target: records,
    path,
    inspection: {
      ...inspection,
      format: {
        ...inspection.format,
        ...(Object.keys(dateOrders).length > 0 && { dateOrders }),
      },
    },
    mapping: mappingFor(
      records,
      columns,
      mapping && mappingToKnown(mapping, known),
      questions,
      guessed,
    ),
    questions: { known, offered: records.questions?.distinct(offered) ?? offered },
    isRemembered: saved !== null,
  };
}

/** Opens the file of a plan, which must be unchanged since the import started. */
export async function openPlannedTable(
  { target, path, inspection }: Plan,
  { row, signal }: { readonly row: ImportRow; readonly signal: AbortSignal },
): Promise<Table> {
  const bytes = await bytesOfFile(path);
  if (bytes !== row.fileBytes)
    throw new UnreadableFile(
      `The file “${row.fileName}” was changed since this import was begun. Begin a new import with it.`,
    );
  return openTable(path, tableReadOptionsOf(target, inspection.format), readingOf(row, signal));
}

/** @throws UnreadableFile with the errors of the mapping */
export function assertValidMapping({ target, mapping }: Plan): void {
  const problems = problemsOfMapping(target, mapping);
  if (problems.length > 0) throw new UnreadableFile(problems.join(' '));
}
