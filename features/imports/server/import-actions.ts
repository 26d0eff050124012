import { sql } from 'drizzle-orm';
import { refusalOfAction, type ImportAction } from '#features/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { publishImportChange } from '#core/server/events/publish-import-change.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type { ImportRow } from './plan.ts';
import { importStore, type ImportValues } from './store.ts';
import { importWorkChannel } from './worker.ts';

export type MayImport = Granted<'importRecords'>;

const eventOf: Partial<Record<ImportAction, EventKind>> = {
  start: 'import.started',
  resume: 'import.started',
  cancel: 'import.stopped',
  remove: 'import.removed',
};

/** Whoever works on imports looks again once this holds. */
const wakeWorkers = (db: Queryable) => db.execute(sql`select pg_notify(${importWorkChannel}, '')`);

/** Set when something is put in line: who is told how it ends, and when their turn is. */
export const queuedValues = ({ userId }: MayImport) => ({
  ...{ startedBy: userId, queuedAt: sql`now()`, cancelAsked: false },
  ...{ problem: null, progress: null },
});

/** Does something to an import that can be done to it now; others who act on it wait meanwhile. */
export async function performImportAction(
  { viewer, params, db }: { viewer: Viewer; params: { id: string }; db: Queryable },
  act: ImportAction,
  change: (row: ImportRow, granted: MayImport) => ImportValues | Promise<ImportValues>,
): Promise<ImportRecord> {
  const granted = grant(viewer, 'importRecords');
  const { id } = params;
  const row = await importStore.getForUpdate(db, id);
  if (row === null) throw refused('notFound');
  const refusal = refusalOfAction(act, row.state);
  if (refusal) throw new Refused(refusal.code, refusal.message);
  await importStore.set(db, granted, id, await change(row, granted));
  const kind = eventOf[act];
  if (kind) {
    const details = { file: row.fileName, of: row.of };
    await recordEvent(db, {
      kind,
      actorId: granted.userId,
      subject: 'import',
      subjectId: id,
      details,
    });
  }
  await publishImportChange(db, id);
  await wakeWorkers(db);
  const shown = await importStore.find(db, id);
  if (shown === null) throw refused('notFound');
  return shown;
}

/** Nothing goes through a file that is gone. */
export function assertHasFile({ filePath }: ImportRow): void {
  if (filePath === null) throw refused('import.fileGone');
}
