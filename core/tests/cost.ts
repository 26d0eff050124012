import { appendFileSync } from 'node:fs';

/**
 * Adds a line to a file, where one is asked for: the milliseconds that something took, and those of this process's
 * processor. `npm test` sums them up; they decide nothing.
 */
export async function withCostNoted<Value>(
  file: string | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  if (file === undefined) return work();
  // timing: for the summary of a run.
  const startedAt = performance.now();
  const processor = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(processor);
  // timing: for the summary of a run.
  const milliseconds = performance.now() - startedAt;
  appendFileSync(file, `${milliseconds.toFixed(0)} ${((user + system) / 1000).toFixed(0)}\n`);
  return value;
}
