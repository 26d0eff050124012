import * as z from 'zod/mini';
import { Instant, Uuid } from '#core/domain/schemas.ts';

/** A part of the installation and how it is doing. */
export const SystemPart = z.object({
  name: z.string(),
  state: z.enum(['ok', 'attention', 'down']),
  message: z.string(),
});
export type SystemPart = z.infer<typeof SystemPart>;

const WorkerState = z.object({
  name: z.string(),
  /** Whether it works here for all nodes; null for one that works on every node. */
  leads: z.nullable(z.boolean()),
  isFailing: z.boolean(),
  lastSuccessAt: z.nullable(Instant),
  problem: z.nullable(z.string()),
});

/** A process that serves the installation, as it last said of itself. */
const SystemNode = z.object({
  id: Uuid,
  /** Its machine and port. */
  name: z.string(),
  version: z.string(),
  startedAt: Instant,
  beatAt: Instant,
  /** It has said nothing for 20 seconds. It is listed for an hour. */
  isSilent: z.boolean(),
  /** The workers that work here for all nodes. */
  leads: z.array(z.string()),
  /** Which search index it reads; null while it does not know. */
  index: z.nullable(z.string()),
  /** It gave this answer. */
  isThis: z.boolean(),
});
export type SystemNode = z.infer<typeof SystemNode>;

const JobState = z.enum(['waiting', 'active', 'completed', 'failed']);
export type JobState = z.infer<typeof JobState>;

/** Changes that wait to be carried on: to other servers, the search index, mail servers, webhooks. */
const Outbox = z.object({
  name: z.string(),
  waiting: z.int(),
  oldestAt: z.nullable(Instant),
});
export type Outbox = z.infer<typeof Outbox>;

export const SystemOverview = z.object({
  parts: z.array(SystemPart),
  nodes: z.array(SystemNode),
  workers: z.array(WorkerState),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
  }),
  startedAt: Instant,
  migrations: z.object({
    applied: z.int(),
    latest: z.nullable(z.string()),
    pending: z.array(z.string()),
  }),
  storage: z.object({
    /** Of the disk with the data folder; null while it cannot be asked about. */
    disk: z.nullable(z.object({ free: z.int(), total: z.int(), least: z.int() })),
    databaseBytes: z.int(),
    files: z.int(),
    fileBytes: z.int(),
  }),
  outboxes: z.array(Outbox),
  jobs: z.record(JobState, z.int()),
});
export type SystemOverview = z.infer<typeof SystemOverview>;

export const Job = z.object({
  id: z.string(),
  queue: z.string(),
  state: JobState,
  retries: z.int(),
  createdAt: Instant,
  startedAt: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  problem: z.nullable(z.string()),
});
export type Job = z.infer<typeof Job>;

export const JobsQuery = z.object({ state: z.optional(JobState) });

export const SettingInForce = z.object({
  name: z.string(),
  /** Null: not set, or secret. */
  value: z.nullable(z.string()),
  isSecret: z.boolean(),
  /** Whether it was set, not left at its default. */
  isSet: z.boolean(),
});
export type SettingInForce = z.infer<typeof SettingInForce>;
