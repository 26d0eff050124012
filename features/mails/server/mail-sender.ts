import { limits } from '#core/domain/limits.ts';
import { mailsChannel } from '#features/mails/server/public/mail-outbox.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import {
  MailNotSent,
  type OutgoingMail,
  type MailTransport,
} from '#core/platform/mail/open-smtp.ts';
import { outbox } from './claim.ts';

/** A server that says nothing more would hold up all others. */
async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new MailNotSent('The mail server took too long.', 'no mail'));
    timer = setTimeout(tooLate, limits.mailSendMs);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/**
 * Sends what is in the outbox: when something is put there, and from time to time. Several nodes may
 * do so at once. Addresses and texts never reach the log.
 */
export function openMailSender(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  transport: MailTransport,
  log: Log,
  pollMs: number = limits.mailPollMs,
) {
  let isClosing = false;
  let isWanted = false;
  let round: Promise<void> | null = null;

  /** Answers whether the next one may be tried at once. */
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

  async function sendAll(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      for (;;) {
        const letter = isClosing ? null : await outbox.take(db);
        if (letter === null) break;
        if (!(await send(letter))) return;
      }
    }
  }

  function wake(): void {
    isWanted = true;
    round ??= sendAll()
      .catch((error: unknown) => log.warn({ err: error }, 'Mails have to wait.'))
      .finally(() => (round = null));
  }

  const heard = listen(mailsChannel, wake);
  const timer = setInterval(wake, pollMs);
  timer.unref();
  return {
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      await heard.close();
      await round;
      transport.close();
    },
  };
}
