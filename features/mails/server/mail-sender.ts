import { mailLimits } from '#features/mails/domain/limits.ts';
import { mailsChannel } from '#features/mails/server/public/mail-outbox.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import {
  MailNotSent,
  type OutgoingMail,
  type MailTransport,
} from '#core/platform/mail/open-smtp.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { outbox } from './claim.ts';

/** A server that stops responding must not delay all other mails. */
async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new MailNotSent('The mail server took too long.', 'no mail'));
    timer = setTimeout(tooLate, mailLimits.mailSendMs);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/**
 * Sends the mails of the outbox. Safe on several nodes at once. Addresses and texts are never
 * logged.
 */
export function openMailSender(
  database: Pick<OpenDatabase, 'db' | 'pool' | 'listen'>,
  transport: MailTransport,
  log: Log,
  pollMs: number = mailLimits.mailPollMs,
) {
  const { db } = database;

  /** Returns whether the next one may be sent at once. */
  async function send(letter: OutgoingMail): Promise<boolean> {
    const { id } = letter;
    try {
      await inTime(transport.send(letter));
      await outbox.sent(db, id);
      return true;
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const { message, reach } = error;
      log.warn({ mail: id, reach }, 'A mail was not taken.');
      if (reach === 'no mail') await outbox.requeue(db, id, message);
      else if (reach === 'never') await outbox.markUndeliverable(db, id, message);
      else await outbox.failed(db, id, message);
      return reach !== 'no mail';
    }
  }

  const worker = openWorker(database, {
    name: 'mails',
    wake: mailsChannel,
    everyMs: pollMs,
    step: async () => {
      const letter = await outbox.take(db);
      return letter !== null && send(letter);
    },
    log,
  });
  return {
    async close(): Promise<void> {
      await worker.close();
      transport.close();
    },
  };
}
