/** A place in the write-ahead log, such as `16/B374D848`, to be compared. */
export function walPosition(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * Asks anew for whoever calls, but never twice at once: calls that come while an answer is on its way
 * share the next one, since that answer may be from before them.
 */
export function inRounds<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const round = ask();
      running = round.catch(() => {});
      return round;
    });
    return next;
  };
}
