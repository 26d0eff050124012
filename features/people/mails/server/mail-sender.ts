import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { mailsChannel } from '#features/people/mails/server/shared/mail-outbox.ts';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import {
  MailNotSent,
  type OutgoingMail,
  type MailTransport,
} from '#core/platform/mail/open-smtp.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { outbox } from './claim.ts';

/** What is stored of a failure. */
const results: Readonly<
  Record<MailNotSent['reach'], (db: Queryable, id: string, problem: string) => Promise<void>>
> = {
  'no email': outbox.requeue,
  'not now': outbox.failed,
  never: outbox.markUndeliverable,
  unknown: outbox.markUnknown,
};

/**
 * Sends the mails of the outbox. Safe on several nodes at once. Addresses and texts are never
 * logged.
 */
export function openMailSender(
  database: Pick<OpenDatabase, 'db' | 'pool' | 'listen'>,
  transport: MailTransport,
  log: Log,
  {
    pollMs = mailLimits.mailPollMs,
    slowMs = mailLimits.mailSlowMs,
  }: { readonly pollMs?: number; readonly slowMs?: number } = {},
) {
  const { db } = database;

  /** Returns whether the next one may be sent at once. */
  async function send(letter: OutgoingMail): Promise<boolean> {
    const { id } = letter;
    try {
      await transport.send(letter);
      await outbox.sent(db, id);
      return true;
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const { message, reach } = error;
      log.warn({ mail: id, reach }, 'An email was not taken.');
      await results[reach](db, id, message);
      return reach !== 'no email';
    }
  }

  /** Mails that take long: others are sent beside them. */
  const slow = new Set<Promise<unknown>>();

  async function sendBesideSlow(letter: OutgoingMail, signal: AbortSignal): Promise<boolean> {
    const sending = send(letter);
    const isQuick = await Promise.race([
      sending.then(() => true),
      wait(slowMs, false, { ref: false }),
    ]);
    if (isQuick) return sending;
    const ended = sending.catch((error: unknown) => {
      log.warn({ err: error, mail: letter.id }, 'What came of an email could not be stored.');
    });
    slow.add(ended);
    void ended.finally(() => slow.delete(ended));
    if (slow.size >= mailLimits.mailsSlowMost) await Promise.race([...slow, once(signal, 'abort')]);
    return true;
  }

  const worker = openWorker(database, {
    name: 'mails',
    wake: mailsChannel,
    everyMs: pollMs,
    step: async (signal) => {
      const letter = await outbox.take(db);
      return letter !== null && sendBesideSlow(letter, signal);
    },
    log,
  });
  return {
    async close(): Promise<void> {
      await worker.close();
      // What is under way may have arrived, and is counted so.
      transport.close();
    },
  };
}
