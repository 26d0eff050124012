import { setTimeout as wait } from 'node:timers/promises';

/** After one piece, whatever else the thread did meanwhile. */
const pauseMostMs = 100;

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Passes on what it reads with a pause after each piece, so that what shares the disk and the cores goes
 * first (as PostgreSQL's own `vacuum_cost_delay`). What is read ahead during a pause counts as work too.
 *
 * @param pausePerWork Time that it pauses, to processor time of its thread. 0: it does not pause.
 */
export async function* paced<Piece>(
  source: AsyncIterable<Piece>,
  pausePerWork: number,
): AsyncGenerator<Piece> {
  let counted = workedMs();
  for await (const piece of source) {
    yield piece;
    if (pausePerWork === 0) continue;
    const worked = workedMs();
    await wait(Math.min(pauseMostMs, (worked - counted) * pausePerWork));
    counted = worked;
  }
}
