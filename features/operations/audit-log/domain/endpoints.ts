import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { EventKind } from '#core/domain/events/events.ts';
import { Id, pageQuery, paginated, requiredText, Uuid } from '#core/domain/schemas.ts';
import { AuditEntry } from './audit-entry.ts';
import { AuditFilter } from './audit-filter.ts';
import { auditLimits } from './limits.ts';

export const list = endpoint({
  method: 'GET',
  path: '/audit-log',
  summary: 'Who did what, newest first.',
  may: 'operateSystem',
  query: z.extend(AuditFilter, pageQuery),
  answer: paginated(AuditEntry),
  paginated: true,
});

/** What the log can be filtered by, and how it is protected. */
export const about = endpoint({
  method: 'GET',
  path: '/audit-log/about',
  summary: 'The kinds of actions, and how the audit log is protected.',
  may: 'operateSystem',
  answer: z.object({
    kinds: z.array(z.object({ kind: EventKind, words: z.string() })),
    /** The last entry of the chain; null: there is none yet. */
    head: z.nullable(z.object({ sequence: z.int(), hash: z.string() })),
    /** Entries that the chain does not have yet. */
    waiting: z.int(),
    /** How long entries keep the address and the device they came from. */
    addressDays: z.int(),
    /** Whether the role that the application has in the database cannot change entries. */
    isProtected: z.boolean(),
  }),
});

/** A filter that was saved. */
export const AuditView = z.object({ id: Id, name: z.string(), filter: AuditFilter });
export type AuditView = z.infer<typeof AuditView>;

export const views = endpoint({
  method: 'GET',
  path: '/audit-log/views',
  summary: 'One’s own saved views of the audit log, by name.',
  may: 'operateSystem',
  answer: z.array(AuditView),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/audit-log/views',
  summary: 'Saves a view of the audit log; one of the same name is replaced.',
  may: 'operateSystem',
  body: z.object({ name: requiredText(auditLimits.viewNameCharacters), filter: AuditFilter }),
  answer: AuditView,
});

export const removeView = endpoint({
  method: 'DELETE',
  path: '/audit-log/views/{id}',
  summary: 'Deletes a saved view of the audit log.',
  may: 'operateSystem',
  params: z.object({ id: Uuid }),
  answer: null,
});
