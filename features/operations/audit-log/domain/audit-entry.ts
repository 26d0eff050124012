import * as z from 'zod/mini';
import { EventKind } from '#core/domain/events/events.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

const Named = z.object({ id: Id, name: z.string() });

/** A field before and after. Null: it had, or has, no value. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** What of a row was changed. */
export const RecordChange = z.object({
  /** "Opportunity", "Case team". */
  record: z.string(),
  isDeleted: z.boolean(),
  fields: z.array(FieldChange),
});
export type RecordChange = z.infer<typeof RecordChange>;

/** An entry of the audit log. */
export const AuditEntry = z.object({
  id: Id,
  /** Its place in the chain. */
  sequence: z.int(),
  at: Instant,
  /** Null: somebody without an account, a program, or the system. */
  actor: z.nullable(Named),
  kind: EventKind,
  /** What was done, after the actor's name. */
  sentence: z.string(),
  /** What it was done to; without a name when it is gone or has none. */
  subject: z.object({
    type: z.string(),
    id: Id,
    name: z.nullable(z.string()),
    /** Its path; null where it is gone, or has no screen of its own. */
    link: z.nullable(z.string()),
  }),
  corporation: z.nullable(Named),
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** What else was recorded. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  changes: z.array(RecordChange),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Whose names and texts only the people of the thing itself see: a collection is its owner's and of those
 * it is shared with, the foundry not included. That something happened, by whom and when, is shown.
 */
export const privateSubjects: ReadonlySet<string> = new Set(['collection']);
