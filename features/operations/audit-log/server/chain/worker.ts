import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { openAppending } from './append.ts';

/** Appends to the chain, on one node of all. */
export function openChainWorker(database: OpenDatabase, log: Log): Worker {
  const appending = openAppending();
  return openWorker(database, {
    name: 'audit chain',
    lock: 'auditChain',
    everyMs: auditLimits.chainEveryMs,
    begin: async () => appending.forget(),
    step: (_signal, db) => appending.append(db),
    log,
  });
}
