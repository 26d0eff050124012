import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { MailEntry, MailState } from './mail.ts';

export const list = endpoint({
  method: 'GET',
  path: '/system/mails',
  summary: 'Emails in the outbox and sent ones, the newest first. What they say is not told.',
  may: 'operateSystem',
  query: z.object({ state: z.optional(MailState), ...pageQuery }),
  answer: paginated(MailEntry),
  paginated: true,
});

export const resend = endpoint({
  method: 'POST',
  path: '/system/mails/{id}/resend',
  summary: 'Sends an email again: one that failed, waits, is old, was sent or may have arrived.',
  may: 'operateSystem',
  params: z.object({ id: Uuid }),
  answer: MailEntry,
});

export const drop = endpoint({
  method: 'POST',
  path: '/system/mails/{id}/drop',
  summary: 'Drops an email that was not sent: it never is.',
  may: 'operateSystem',
  params: z.object({ id: Uuid }),
  answer: MailEntry,
});
