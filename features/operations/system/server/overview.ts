import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { messageOf } from '#core/domain/message-of.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { readMigrations } from '#core/platform/database/migrate.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import { countJobs } from '#core/platform/jobs/read-jobs.ts';
import type { NodeRegister } from '#core/server/nodes/node-register.ts';
import { productVersion } from '#core/server/nodes/this-node.ts';
import type { PartHealth, SystemPart, SystemParts } from '#core/server/system-parts.ts';
import { runningWorkers } from '#core/server/workers/worker-health.ts';
import type {
  Outbox,
  SystemNode,
  SystemOverview,
} from '#features/operations/system/domain/system.ts';
import { indexReading } from '#features/directory/search/server/shared/search-index.ts';

const patienceMs = 3000;

/** A part that does not answer in time, or fails to, is down. */
async function healthOf({ name, check }: SystemPart) {
  const late: PartHealth = { state: 'down', message: 'It did not answer in time.' };
  const gone = new AbortController();
  const health = await Promise.race([
    check().catch((error: unknown): PartHealth => ({ state: 'down', message: messageOf(error) })),
    wait(patienceMs, late, { signal: gone.signal, ref: false }),
  ]);
  gone.abort();
  return { name, ...health };
}

const workers = () =>
  [...runningWorkers]
    .map(({ name, health, leads }) => {
      const { failures, lastError, lastSuccessAt } = health();
      return {
        name,
        leads: leads(),
        isFailing: failures > 0,
        lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        problem: failures > 0 && lastError ? messageOf(lastError.error).slice(0, 300) : null,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** What waits in each outbox; those without a time of their own only by number. */
async function outboxes(db: Queryable): Promise<Outbox[]> {
  const due = sql`sent_at is null and cancelled_at is null`;
  const { rows } = await db.execute<{ [column: string]: unknown } & Outbox>(sql`
    select 'Notifications to open pages' as name, count(*)::int as waiting, null::text as "oldestAt"
      from notify_outbox
    union all select 'Search index', count(*)::int, null from search_outbox
    union all select 'Events for webhooks', count(*)::int, null from webhook_outbox
    union all select 'Webhook deliveries', count(*)::int, ${isoText(sql`min(created_at)`)}
      from webhook_deliveries where state = 'pending'
    union all select 'Mails', count(*)::int, ${isoText(sql`min(created_at)`)}
      from mails where ${due}`);
  return rows;
}

async function measures(db: Queryable) {
  const { rows } = await db.execute<{
    version: string;
    databaseBytes: number;
    files: number;
    fileBytes: number;
  }>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from files where deleted_at is null) as files,
      (select coalesce(sum(size), 0)::float8 from files where deleted_at is null) as "fileBytes"`);
  return rows[0] ?? { version: '', databaseBytes: 0, files: 0, fileBytes: 0 };
}

/** Of `companies_v6_12`: the version of what is stored, and which of its indexes it is. */
const generationOf = (name: string | undefined): string | null =>
  name?.replace(/^.*_v(?=\d)/u, '').replace('_', '.') ?? null;

async function listNodes(db: Queryable, register: Register): Promise<SystemNode[]> {
  const all = await register.all(db);
  return all.map(({ reads, leads, ...node }) => ({
    ...node,
    leads: [...leads],
    index: generationOf(reads[indexReading]),
    isThis: node.id === register.id,
  }));
}

type Register = Pick<NodeRegister, 'id' | 'all'>;

interface Parts {
  readonly parts: SystemParts;
  readonly nodes: Register;
  readonly disk: DiskSpace;
  readonly startedAt: Date;
}

/** Everything that the page of the system shows at a glance. */
export async function systemOverview(
  db: Queryable,
  { parts, nodes, disk, startedAt }: Parts,
): Promise<SystemOverview> {
  const [health, migrations, waiting, jobs, measured, product, registered] = await Promise.all([
    Promise.all(parts.all().map(healthOf)),
    readMigrations(db),
    outboxes(db),
    countJobs(db),
    measures(db),
    productVersion(),
    listNodes(db, nodes),
  ]);
  const { version, ...storage } = measured;
  return {
    parts: health,
    workers: workers(),
    nodes: registered,
    versions: { product, node: process.versions.node, database: version },
    startedAt: startedAt.toISOString(),
    migrations: { ...migrations, pending: [...migrations.pending] },
    storage: { disk: disk.bytes(), ...storage },
    outboxes: waiting,
    jobs,
  };
}
