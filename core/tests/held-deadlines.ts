import { serverLimits } from '#core/platform/limits.ts';

/**
 * For the product as a process, which loads this first: what ends its stopping too early, on a machine that is
 * busy, happens when it is sent SIGUSR2, and not by itself. First connections are cut, then the process ends.
 */

const deadlines = [0.7 * serverLimits.gracefulStopMs, serverLimits.gracefulStopMs];
const longMs = 2 ** 31 - 1;
const held: { readonly ms: number; readonly act: () => void }[] = [];
const set = globalThis.setTimeout;

const holding = (act: () => void, ms?: number, ...rest: unknown[]) => {
  if (ms === undefined || !deadlines.includes(ms)) return set(act, ms, ...rest);
  held.push({ ms, act });
  return set(() => {}, longMs);
};
globalThis.setTimeout = Object.assign(holding, set) as typeof set;

process.on('SIGUSR2', () => {
  const passed = deadlines.shift();
  for (const { ms, act } of held) if (ms === passed) act();
});
