import type { Log } from '#core/platform/log/log.ts';
import { withCircuitBreaker, type GuardedEmbedder } from './circuit-breaker.ts';
import { corpusEmbedder, corpusVersion } from './corpus-embedder.ts';
import { httpEmbedder, type HttpEmbedderSettings } from './http-embedder.ts';
import type { TermVectors } from './term-vectors.ts';
import { trainOnWorker } from './train.ts';

/** The embedder of an index, and its trained term vectors, to be stored with the index. */
export interface EmbeddingModel {
  readonly embedder: GuardedEmbedder;
  readonly learnt: TermVectors | null;
}

/** Provides embedding models. An index uses one model throughout. */
export interface EmbeddingProvider {
  /** For a new index. Null: full-text search only. */
  forNew(): Promise<EmbeddingModel | null>;
  /** For a stored index with vectors of that version. Null when the configuration asks for another. */
  forStored(version: string, learnt: () => Promise<TermVectors>): Promise<EmbeddingModel | null>;
}

/** The texts of the directory; a sample of a large one. */
export type Texts = () => AsyncIterable<readonly string[]>;

export const noEmbeddings: EmbeddingProvider = {
  forNew: async () => null,
  forStored: async () => null,
};

function fromDirectory(texts: Texts, log: Log): EmbeddingProvider {
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

/** @param texts of the directory, to train term vectors */
export function embeddingProviderOf(
  asked: HttpEmbedderSettings | 'corpus' | 'off',
  texts: Texts,
  log: Log,
): EmbeddingProvider {
  if (asked === 'off') return noEmbeddings;
  if (asked === 'corpus') return fromDirectory(texts, log);
  const embedder = withCircuitBreaker(httpEmbedder(asked), log);
  const model = { embedder, learnt: null };
  return {
    forNew: async () => model,
    forStored: async (version) => (version === embedder.version ? model : null),
  };
}
