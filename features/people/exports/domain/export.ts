import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** Of tables. */
export const TableFormat = z.enum(['csv', 'xlsx']);

/** Of data that is no table. */
export const RecordFormat = z.enum(['json']);

/** The audit log as a table, or as JSON lines that can be verified. */
export const LogFormat = z.enum(['csv', 'jsonl']);

/** Of many tables and files. */
export const ArchiveFormat = z.enum(['zip']);

export const ExportState = z.enum(['waiting', 'running', 'finished', 'failed', 'expired']);
export type ExportState = z.infer<typeof ExportState>;

/** An export that runs in the background. */
export const Export = z.object({
  id: Id,
  name: z.string(),
  format: z.union([TableFormat, RecordFormat, LogFormat, ArchiveFormat]),
  state: ExportState,
  /** Written so far, and in all. */
  rows: z.int(),
  total: z.int(),
  /** The size of the file; null before it is finished. */
  bytes: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** Where the file is, for a few minutes; null while there is none. */
  download: z.nullable(z.string()),
});
export type Export = z.infer<typeof Export>;

export const isInProgress = ({ state }: Pick<Export, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
