import { refused } from '#core/platform/http/refused.ts';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import { listJobs, lockFailedJob } from '#core/platform/jobs/read-jobs.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { NodeRegister } from '#core/server/nodes/node-register.ts';
import type { Settings } from '#core/server/settings.ts';
import type { SystemParts } from '#core/server/system-parts.ts';
import { systemEvents } from '#features/operations/system/domain/events.ts';
import { systemLimits } from '#features/operations/system/domain/limits.ts';
import { systemRefusals } from '#features/operations/system/domain/refusals.ts';
import type * as endpoints from '#features/operations/system/domain/system-endpoints.ts';
import { systemOverview } from './overview.ts';

interface Parts {
  readonly parts: SystemParts;
  readonly nodes: NodeRegister;
  readonly jobs: Jobs;
  readonly settings: Pick<Settings, 'inForce'>;
  readonly disk: DiskSpace;
}

export function operationHandlers({
  parts,
  nodes,
  jobs,
  settings,
  disk,
}: Parts): Handlers<typeof endpoints> {
  const startedAt = new Date();
  return {
    overview: ({ db }) => systemOverview(db, { parts, nodes, startedAt, disk }),
    jobs: ({ query, db }) =>
      listJobs(db, { state: query.state ?? null, most: systemLimits.jobsMost }),
    retryJob: async ({ viewer, params: { id }, db }) => {
      const { userId } = grant(viewer, 'operateSystem');
      const job = await lockFailedJob(db, id);
      if (job === null) throw refused(systemRefusals['job.notFailed']);
      await jobs.retry(db, job.queue, id);
      const about = { jobId: id, actorId: userId, queue: job.queue };
      await emit(db, systemEvents['job.retried'], about);
      return null;
    },
    settingsInForce: async () => [...settings.inForce],
  };
}
