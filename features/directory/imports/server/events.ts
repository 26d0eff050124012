import type { EmissionOf } from '#core/domain/events/events.ts';
import { importEvents as events } from '#features/directory/imports/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { withEffects } from '#core/server/events/effects.ts';
import type { ImportRow } from './tables.ts';

interface End {
  /** The import while it was being processed. */
  readonly row: ImportRow & { readonly state: 'checking' | 'running' | 'undoing' };
  readonly problem: string | null;
}
type Checked = EmissionOf<(typeof events)['import.checked']> & End;
type Finished = EmissionOf<(typeof events)['import.finished']> & End;

/** Checks shorter than this send no notification. */
const notifiedAfterMs = 10_000;

const isWorthNotifying = ({ state, queuedAt }: End['row']): boolean =>
  state === 'running' || Date.now() - Date.parse(queuedAt ?? '') > notifiedAfterMs;

/** Notifies the user who started it when it ends. */
const notifies = async (
  _: Queryable,
  [{ importId, row, problem }]: readonly [Checked, ...Checked[]],
) => {
  const { startedBy, opportunityId, fileName, state, preview } = row;
  const { created, updated, unchanged, rejected } = row;
  if (startedBy === null || !isWorthNotifying(row)) return { 'import finished': null };
  const values = {
    importId,
    opportunityId,
    fileName,
    state,
    problem,
    created,
    updated,
    unchanged,
    rejected,
    preview: preview && { counts: { rejected: preview.counts.rejected } },
  };
  return { 'import finished': { userIds: [startedBy], values } };
};

export const importEnds = {
  checking: withEffects(events['import.checked'], { notifies }),
  running: withEffects(events['import.finished'], {
    notifies: (db: Queryable, all: readonly [Finished, ...Finished[]]) => notifies(db, all),
  }),
  undoing: withEffects(events['import.undone'], {
    notifies: (db: Queryable, all: readonly [Finished, ...Finished[]]) => notifies(db, all),
  }),
};

/** Publishes that the command line queued an import. */
export const emitStarted = (db: Queryable, { id, fileName, of }: ImportRow): Promise<void> =>
  emit(db, events['import.started'], {
    importId: id,
    ownerId: null,
    actorId: null,
    file: fileName,
    of,
  });
