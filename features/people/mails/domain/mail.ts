import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';

/**
 * `cancelled`: its content was read elsewhere before it was sent, or somebody dropped it. `unknown`: the
 * mail server fell silent each time after it had the mail. `old`: it waited for too long.
 */
export const MailState = z.enum(['waiting', 'sent', 'failed', 'cancelled', 'unknown', 'old']);
export type MailState = z.infer<typeof MailState>;

/** A mail without what it says: that is for its recipient alone, and may open an account. */
export const MailEntry = z.object({
  id: z.string(),
  kind: z.enum([
    'receipt',
    'message',
    'decision',
    'notification',
    'report',
    'account',
    'invitation',
  ]),
  recipient: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.int(),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  /** What the mail server said last. */
  problem: z.nullable(z.string()),
});
export type MailEntry = z.infer<typeof MailEntry>;
