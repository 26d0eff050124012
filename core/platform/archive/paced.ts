import { setTimeout as wait } from 'node:timers/promises';

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Passes on what it reads with a pause after each piece, so that what shares the disk and the cores goes
 * first (as PostgreSQL's own `vacuum_cost_delay`). What is read ahead during a pause counts as work too.
 *
 * @param pausePerWork Time that it pauses, to processor time of its thread.
 */
export async function* paced<Piece>(
  source: AsyncIterable<Piece>,
  pausePerWork: number,
): AsyncGenerator<Piece> {
  let counted = workedMs();
  for await (const piece of source) {
    yield piece;
    const worked = workedMs();
    await wait((worked - counted) * pausePerWork);
    counted = worked;
  }
}
