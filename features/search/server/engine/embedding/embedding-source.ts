import type { Log } from '#core/platform/log/log.ts';
import { withCircuitBreaker, type GuardedEmbedder } from './circuit-breaker.ts';
import { corpusEmbedder, corpusVersion } from './corpus-embedder.ts';
import { httpEmbedder, type HttpEmbedderSettings } from './http-embedder.ts';
import type { TermVectors } from './term-vectors.ts';
import { trainOnWorker } from './train.ts';

/** What makes the points of an index, and what it had to learn for it, to be kept with the index. */
export interface EmbeddingModel {
  readonly embedder: GuardedEmbedder;
  readonly learnt: TermVectors | null;
}

/** Where the points of indexes come from. An index has those of one model from beginning to end. */
export interface EmbeddingSource {
  /** For a new index. Null: it goes by words alone. */
  forNew(): Promise<EmbeddingModel | null>;
  /** For an index whose points that version made. Null when that is not what is asked for now. */
  forStored(version: string, learnt: () => Promise<TermVectors>): Promise<EmbeddingModel | null>;
}

/** The texts of the directory; of a large one some. */
export type Texts = () => AsyncIterable<readonly string[]>;

export const noEmbeddings: EmbeddingSource = {
  forNew: async () => null,
  forStored: async () => null,
};

function fromDirectory(texts: Texts, log: Log): EmbeddingSource {
  const modelOf = (learnt: TermVectors): EmbeddingModel => ({
    embedder: withCircuitBreaker(corpusEmbedder(learnt), log),
    learnt,
  });
  return {
    async forNew() {
      const startedAt = performance.now();
      try {
        const learnt = await trainOnWorker(texts());
        const ms = Math.round(performance.now() - startedAt);
        log.info({ terms: learnt.terms.length, ms }, 'Learnt related words from the directory.');
        return learnt.terms.length === 0 ? null : modelOf(learnt);
      } catch (error) {
        log.error(
          { err: error },
          'Could not learn from the directory: search goes by words alone.',
        );
        return null;
      }
    },
    forStored: async (version, learnt) =>
      version === corpusVersion ? modelOf(await learnt()) : null,
  };
}

/** @param texts of the directory, for vectors learnt from it */
export function embeddingSourceOf(
  asked: HttpEmbedderSettings | 'corpus' | 'off',
  texts: Texts,
  log: Log,
): EmbeddingSource {
  if (asked === 'off') return noEmbeddings;
  if (asked === 'corpus') return fromDirectory(texts, log);
  const embedder = withCircuitBreaker(httpEmbedder(asked), log);
  const model = { embedder, learnt: null };
  return {
    forNew: async () => model,
    forStored: async (version) => (version === embedder.version ? model : null),
  };
}
