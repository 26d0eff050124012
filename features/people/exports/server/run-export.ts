import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { exportRefusals } from '#features/people/exports/domain/refusals.ts';
import { formatNumber } from '#core/domain/format.ts';
import { refusalText } from '#core/domain/refusals.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { TooManyBytes } from '#core/platform/files/receive-file.ts';
import type { Database } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import type { ExportSources, OpenExport } from '#core/server/exporting/export-source.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { newId } from '#core/server/tables/columns.ts';
import { exportEnded } from './events.ts';
import { openExport } from './sources.ts';
import { exportStore, type ExportRow } from './store.ts';
import { writeArchive } from './write-archive.ts';
import { writeSheet } from './write-sheet.ts';

export interface ExportParts {
  readonly db: Database;
  readonly files: FileStore;
  /** People's files, which an archive has copies of. */
  readonly attachments: FileStore;
  readonly sources: ExportSources;
}

const usual = exportLimits.exportRowsMost;

const tooLarge = (most: number = usual) =>
  refused(exportRefusals['export.tooLarge'], { most: formatNumber(most) });

/** The pages, stored as progress while they are written. */
async function* counted(
  { db }: ExportParts,
  { id }: ExportRow,
  { pages, total, rowsMost = usual }: OpenExport,
  signal: AbortSignal,
) {
  let rows = 0;
  for await (const page of pages) {
    signal.throwIfAborted();
    rows += page.length;
    if (rows > rowsMost) throw tooLarge(rowsMost);
    yield page;
    await exportStore.change(db, id, { rows, total: Math.max(total, rows) });
  }
}

async function* nothing(): AsyncGenerator<never> {}

async function writeFile(parts: ExportParts, row: ExportRow, signal: AbortSignal) {
  const { db, files, sources } = parts;
  const viewer = await findViewer(db, row.userId);
  if (viewer === null) throw refused(exportRefusals['export.gone']);
  const opened = await openExport(sources, db, viewer, row.request);
  const { rowsMost = usual } = opened;
  if (opened.total > rowsMost) throw tooLarge(rowsMost);
  const fileId = newId();
  const { request } = row;
  if (opened.archive) {
    const archive = opened.archive(async (rows) => {
      signal.throwIfAborted();
      await exportStore.change(db, row.id, { rows });
    });
    const { size } = await files.put(fileId, archive, exportLimits.corporationBytesMost);
    return { fileId, bytes: size, name: opened.name, rows: opened.total };
  }
  const headings = opened.columns.map(({ header }) => header);
  const pages = counted(parts, row, opened, signal);
  if (request.format === 'zip') {
    const sheet = writeSheet('csv', headings, pages);
    const { attached = nothing() } = opened;
    const contents = { sheet, sheetName: `${request.what}.csv`, attached };
    const archive = writeArchive(contents, parts.attachments, signal);
    const { size } = await files.put(fileId, archive, exportLimits.archiveBytesMost);
    return { fileId, bytes: size, name: opened.name };
  }
  const bytes = writeSheet(request.format, headings, pages);
  const most = exportLimits.exportBytesMost * Math.ceil(rowsMost / usual);
  const { size } = await files.put(fileId, bytes, most);
  return { fileId, bytes: size, name: opened.name };
}

/** What a person is told of a failure that another attempt would not mend; null: it may. */
function problemOf(error: unknown, { attempts, request }: ExportRow): string | null {
  if (error instanceof TooManyBytes) {
    return request.what === 'submissions' && request.format === 'zip'
      ? refusalText(exportRefusals['export.filesTooLarge'])
      : tooLarge().message;
  }
  // 404: it was deleted, or rights changed since it was asked for.
  if (error instanceof Refused) {
    const { message, status } = error;
    return status === 404 ? refusalText(exportRefusals['export.gone']) : message;
  }
  return attempts < exportLimits.exportAttempts
    ? null
    : refusalText(exportRefusals['export.failed']);
}

/** Writes the file and notifies; runs again after a crash, and does nothing once it is over. */
export async function runExport(
  parts: ExportParts,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const row = await exportStore.begin(db, id);
  if (row === null) return;
  const end = (change: Parameters<typeof exportStore.change>[2]) =>
    db.transaction(async (tx) => {
      await exportStore.change(tx, id, change);
      const over = await exportStore.get(tx, id);
      if (!over) return;
      const { userId, name, rows, problem } = over;
      await emit(tx, exportEnded, { exportId: id, userId, name, rows, problem });
    });
  try {
    const file = await writeFile(parts, row, signal);
    const expiresAt = new Date(Date.now() + exportLimits.exportKeptMs).toISOString();
    await end({ ...file, state: 'finished', expiresAt });
  } catch (error) {
    const problem = signal.aborted ? null : problemOf(error, row);
    if (problem === null) throw error;
    await end({ state: 'failed', problem });
  }
}
