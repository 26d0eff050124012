import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { jobsSchema } from './open-jobs.ts';

export type JobState = 'waiting' | 'active' | 'completed' | 'failed';

export interface StoredJob {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly queue: string;
  readonly state: JobState;
  /** How often it was tried again. */
  readonly retries: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** What the last attempt failed with. */
  readonly problem: string | null;
}

/** Without pg-boss's own, which send what others asked it to. */
const table = sql.raw(
  `(select * from ${jobsSchema}.job where name not like '\\_\\_pgboss\\_\\_%')`,
);
/** pg-boss has more states than people need to tell apart. */
const state = sql`case job.state::text when 'active' then 'active' when 'completed' then 'completed'
  when 'failed' then 'failed' when 'cancelled' then 'failed' else 'waiting' end`;

/** pg-boss makes its tables when it is first used. */
async function hasJobs(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${`${jobsSchema}.job`}) is not null as found`,
  );
  return rows[0]?.found === true;
}

const column = (name: string) => sql`job.${sql.identifier(name)}`;
const select = sql`select job.id, job.name as queue, ${state} as state, job.retry_count as retries,
  ${isoText(column('created_on'))} as "createdAt",
  ${isoText(column('started_on'))} as "startedAt",
  ${isoText(column('completed_on'))} as "finishedAt",
  left(job.output ->> 'message', 500) as problem
  from ${table} job`;

/** The newest jobs, optionally of one state. What a job is about is not read. */
export async function listJobs(
  db: Queryable,
  { state: jobState, most }: { readonly state: JobState | null; readonly most: number },
): Promise<StoredJob[]> {
  if (!(await hasJobs(db))) return [];
  const where: SQL = jobState === null ? sql`` : sql`where ${state} = ${jobState}`;
  const { rows } = await db.execute<StoredJob>(
    sql`${select} ${where} order by job.created_on desc, job.id limit ${most}`,
  );
  return rows;
}

export async function countJobs(db: Queryable): Promise<Readonly<Record<JobState, number>>> {
  const counts = { waiting: 0, active: 0, completed: 0, failed: 0 };
  if (!(await hasJobs(db))) return counts;
  const { rows } = await db.execute<{ state: JobState; number: number }>(
    sql`select ${state} as state, count(*)::int as number from ${table} job group by 1`,
  );
  for (const row of rows) counts[row.state] = row.number;
  return counts;
}

/** A failed job, locked until the transaction ends; null: it has not failed, or is gone. */
export async function lockFailedJob(db: Queryable, id: string): Promise<StoredJob | null> {
  if (!(await hasJobs(db))) return null;
  const { rows } = await db.execute<StoredJob>(
    sql`${select} where job.id = ${id}::uuid and job.state = 'failed' for update of job`,
  );
  return rows[0] ?? null;
}
