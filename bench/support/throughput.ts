export interface ThroughputResult {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly perSecond: number;
}

/** Runs a task for a time over a number of connections, each waiting for its answer. */
export async function measureThroughput(
  connections: number,
  seconds: number,
  run: (nth: number) => Promise<unknown>,
): Promise<ThroughputResult> {
  const taken: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let nth = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        nth += 1;
        await run(nth);
        taken.push(performance.now() - begun);
      }
    }),
  );
  const perSecond = Math.round((taken.length / (performance.now() - started)) * 10_000) / 10;
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0) * 10) / 10;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), perSecond };
}

/** The best of several rounds: noise only slows down. */
export const bestRound = <Of extends ThroughputResult>(rounds: readonly Of[]): Of =>
  rounds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
