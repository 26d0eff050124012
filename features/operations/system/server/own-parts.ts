import { formatBytes, pluralize } from '#core/domain/format.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { countJobs } from '#core/platform/jobs/read-jobs.ts';
import type { SystemPart } from '#core/server/system-parts.ts';
import { runningWorkers } from '#core/server/workers/worker-health.ts';
import { systemLimits } from '#features/operations/system/domain/limits.ts';

interface Parts {
  readonly database: OpenDatabase;
  readonly disk: DiskSpace;
  readonly files: Pick<FileStore, 'get'>;
}

const noFile = '00000000-0000-7000-8000-000000000000';

/** Beyond this a round trip to the database is slow. */
const slowMs = 1000;

const replicaParts = ({ replica }: OpenDatabase): SystemPart[] =>
  replica === null
    ? []
    : [
        {
          name: 'Replica of the database',
          check: async () =>
            replica.isThere()
              ? { state: 'ok', message: 'Answers lists, metrics and exports.' }
              : { state: 'attention', message: 'Away or behind: the primary answers all.' },
        },
      ];

/** The parts that belong to no feature. */
export const ownParts = ({ database, disk, files }: Parts): SystemPart[] => [
  ...replicaParts(database),
  {
    name: 'Database',
    check: async () => {
      const startedAt = performance.now();
      await database.pool.query('select 1');
      const ms = Math.max(1, Math.round(performance.now() - startedAt));
      const { totalCount } = database.pool;
      const connections = pluralize(totalCount, 'connection', 'connections');
      return {
        state: ms > slowMs ? 'attention' : 'ok',
        message: `Answers in ${ms} ms over ${connections}.`,
      };
    },
  },
  {
    name: 'Disk',
    check: async () => {
      const bytes = disk.bytes();
      if (bytes === null) return { state: 'attention', message: 'Its free space is not known.' };
      const free = `${formatBytes(bytes.free)} free of ${formatBytes(bytes.total)}.`;
      if (disk.isFull()) return { state: 'down', message: `Nothing is written any more: ${free}` };
      const isTight = bytes.free < systemLimits.diskAttention * bytes.least;
      return { state: isTight ? 'attention' : 'ok', message: free };
    },
  },
  {
    name: 'File storage',
    check: async () => {
      // No file has this id: the storage says so, or cannot be reached.
      await files.get(noFile);
      return { state: 'ok', message: 'Answers.' };
    },
  },
  {
    name: 'Jobs',
    check: async () => {
      const { failed, waiting, active } = await countJobs(database.db);
      return failed > 0
        ? { state: 'attention', message: `${pluralize(failed, 'job', 'jobs')} failed this week.` }
        : { state: 'ok', message: `${active} running, ${waiting} waiting.` };
    },
  },
  {
    name: 'Workers',
    check: async () => {
      const all = [...runningWorkers];
      const failing = all.filter(({ health }) => health().failures > 0);
      return failing.length > 0
        ? {
            state: 'attention',
            message: `${failing.map(({ name }) => name).join(', ')}: failing, tried again.`,
          }
        : { state: 'ok', message: `${pluralize(all.length, 'worker runs', 'workers run')}.` };
    },
  },
];
