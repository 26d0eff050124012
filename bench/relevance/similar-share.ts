import { formatInterval } from './intervals.ts';
import type { JudgedSet } from './judged-set.ts';

const sampleSize = 200;

/** Of the companies shown as similar, the share that belongs to a topic of this one. */
export async function similarShare(
  { topics }: JudgedSet,
  similar: (id: string) => Promise<readonly string[]>,
): Promise<string> {
  const topicsOf = new Map<string, Set<number>>();
  for (const [nth, { judgement }] of topics.entries()) {
    for (const id of judgement.keys()) topicsOf.set(id, (topicsOf.get(id) ?? new Set()).add(nth));
  }
  const ids = [...topicsOf.keys()].toSorted();
  const step = Math.max(1, Math.floor(ids.length / sampleSize));
  const shares: number[] = [];
  for (const id of ids.filter((_, nth) => nth % step === 0)) {
    const own = topicsOf.get(id) ?? new Set<number>();
    const hits = await similar(id);
    const shared = hits.filter((one) => !own.isDisjointFrom(topicsOf.get(one) ?? new Set()));
    shares.push(shared.length / 10);
  }
  return formatInterval(shares);
}
