import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { sql } from 'drizzle-orm';
import { assertCaseOpen } from '#features/cases/opportunities/server/shared/load-case.ts';
import { importEvents as events } from '#features/directory/imports/domain/events.ts';
import {
  refusalOfAction,
  type ImportAction,
} from '#features/directory/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { emit } from '#core/server/events/emit.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import type { ImportRow } from './tables.ts';
import { loadImport } from './load-import.ts';
import { importStore, type ImportValues, type MayImport } from './store.ts';
import { importWorkChannel } from './worker.ts';

/** Actions with a history event; the others only refresh screens. */
const eventOf = {
  start: events['import.started'],
  resume: events['import.started'],
  cancel: events['import.stopped'],
  remove: events['import.removed'],
} satisfies Partial<Record<ImportAction, unknown>>;
const isRecorded = (act: ImportAction): act is keyof typeof eventOf => Object.hasOwn(eventOf, act);

/** Wakes the workers after commit. */
const wakeWorkers = (db: Queryable) =>
  notifyAfterCommit(db, { channel: importWorkChannel, payload: '' });

/** Columns set when an import is queued: who is notified of the end, and the queue position. */
export const queuedValues = ({ userId }: MayImport) => ({
  startedBy: userId,
  queuedAt: sql`now()`,
  cancelAsked: false,
  problem: null,
  progress: null,
});

/** Also into an opportunity that is finished by now. */
const alwaysAllowed: ReadonlySet<ImportAction> = new Set(['cancel', 'remove']);

/** Performs an action if the state allows it. Locks the row against concurrent actions. */
export async function performImportAction(
  { viewer, params, db }: { viewer: Viewer; params: { id: string }; db: Queryable },
  act: ImportAction,
  change: (row: ImportRow, granted: MayImport) => ImportValues | Promise<ImportValues>,
): Promise<ImportRecord> {
  const { id } = params;
  const { row, granted } = await loadImport(db, viewer, id, importStore.getForUpdate);
  if (granted.subject && !alwaysAllowed.has(act)) assertCaseOpen(granted.subject);
  throwIfRefused(refusalOfAction(act, row.state));
  await importStore.set(db, granted, id, await change(row, granted));
  if (isRecorded(act)) {
    const about = { importId: id, ownerId: row.createdBy, actorId: granted.userId };
    await emit(db, eventOf[act], { ...about, file: row.fileName, of: row.of });
  } else await emit(db, events['import.changed'], { importId: id, ownerId: row.createdBy });
  await wakeWorkers(db);
  const record = await importStore.find(db, id);
  if (record === null) throw refused(refusals.notFound);
  return record;
}

/** Reading requires the file. */
export function assertHasFile({ filePath }: ImportRow): void {
  if (filePath === null) throw refused(importRefusals['import.fileGone']);
}
