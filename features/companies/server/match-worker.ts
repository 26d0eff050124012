import { limits } from '#core/domain/limits.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { compareNextChanged } from './compare-records.ts';

/** The channel on which the trigger on companies tells that some changed. */
const channel = 'match_outbox';

/**
 * Looks for records of one company as the directory changes: soon after a change, so that many at
 * once are taken together, and from time to time. Several nodes may do so at once.
 */
export function openMatchWorker(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Log,
  pauseMs: number = limits.matchPauseMs,
) {
  let isClosing = false;
  let isWanted = false;
  let round: Promise<void> | null = null;
  let pause: NodeJS.Timeout | undefined;

  async function compareAll(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      while (!isClosing && (await db.transaction(compareNextChanged)));
    }
  }

  function begin(): void {
    pause = undefined;
    round ??= compareAll()
      .catch((error: unknown) => log.warn({ err: error }, 'Companies wait to be compared.'))
      .finally(() => (round = null));
  }

  function wake(): void {
    isWanted = true;
    if (!isClosing) pause ??= setTimeout(begin, pauseMs).unref();
  }

  const heard = listen(channel, wake);
  const timer = setInterval(wake, limits.matchPollMs).unref();
  wake();
  return {
    async close(): Promise<void> {
      isClosing = true;
      clearTimeout(pause);
      clearInterval(timer);
      await heard.close();
      await round;
    },
  };
}
