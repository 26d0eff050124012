import { corpusEmbedder } from './corpus-embedder.ts';
import type { Embedder } from './embedder.ts';
import { keepVectors, keptVectors } from './kept-vectors.ts';
import { train } from './training.ts';

/** Vectors learnt from the directory, as long as they last. */
export interface CorpusEmbedding {
  /** Null until something was learnt. */
  current(): Embedder | null;
  /** Whether the directory has changed enough since that it is worth learning again. */
  isDue(companies: number): boolean;
  /** Learns anew and keeps it. The embedder so far stays usable for what was made with it. */
  retrain(texts: AsyncIterable<readonly string[]>): Promise<Embedder>;
}

/** A directory larger or smaller by this share has other words. */
const changeWorthIt = 0.2;

/** @param folder where what was learnt lies */
export async function openCorpusEmbedding(folder: string): Promise<CorpusEmbedding> {
  const open = (kept: Awaited<ReturnType<typeof keptVectors>>) =>
    kept && { embedder: corpusEmbedder(kept, kept.version), learntFrom: kept.learntFrom };
  let now = open(await keptVectors(folder));
  return {
    current: () => now?.embedder ?? null,
    isDue: (companies) =>
      now === null
        ? companies > 0
        : Math.abs(companies - now.learntFrom) > now.learntFrom * changeWorthIt,
    async retrain(texts) {
      let learntFrom = 0;
      const counted = async function* () {
        for await (const batch of texts) {
          learntFrom += batch.length;
          yield batch;
        }
      };
      const kept = await keepVectors(folder, await train(counted()), learntFrom);
      const embedder = corpusEmbedder(kept, kept.version);
      now = { embedder, learntFrom };
      return embedder;
    },
  };
}
