import { seededRandom } from '#core/server/demo/seeded-random.ts';

const rounds = 1000;
const tail = 0.025;
const format = (value: number) => value.toFixed(3).replace(/^(-?)0/u, '$1');

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How much each query gains on the same query elsewhere: queries of a set differ more than searches do. */
export const formatGain = (values: readonly number[], others: readonly number[]): string =>
  formatInterval(values.map((value, at) => value - (others[at] ?? 0)));

/** Mean, and the interval of 95 % by resampling the queries: ".431 [.402, .460]". */
export function formatInterval(values: readonly number[]): string {
  const chance = seededRandom(7);
  const means = Array.from({ length: rounds }, () =>
    meanOf(values.map(() => values[Math.floor(chance.next() * values.length)] ?? 0)),
  ).toSorted((one, other) => one - other);
  const at = (share: number) => format(means[Math.floor(share * (rounds - 1))] ?? 0);
  return `${format(meanOf(values))} [${at(tail)}, ${at(1 - tail)}]`;
}
