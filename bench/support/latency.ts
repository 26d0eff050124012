/** Latency percentiles: p50, p95 and p99. */
export interface Latency {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export function percentilesOf(taken: readonly number[]): Latency {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0) * 10) / 10;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** Runs a task a number of times over a number of connections, each waiting for its answer. */
export async function latencyOf(
  connections: number,
  times: number,
  run: (nth: number) => Promise<void>,
): Promise<Latency> {
  const taken: number[] = [];
  let started = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (started < times) {
        started += 1;
        const nth = started;
        const start = performance.now();
        await run(nth);
        taken.push(performance.now() - start);
      }
    }),
  );
  return percentilesOf(taken);
}
