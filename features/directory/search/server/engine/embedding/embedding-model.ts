import type { EncoderState } from '#features/directory/search/domain/index-endpoints.ts';
import type { GuardedEmbedder } from './circuit-breaker.ts';
import type { TermVectors } from './term-vectors.ts';

/** The texts of the directory; a sample of a large one. */
export type Texts = () => AsyncIterable<readonly string[]>;

/** The embedder of an index, and its trained term vectors, to be stored with the index. */
export interface EmbeddingModel {
  readonly embedder: GuardedEmbedder;
  readonly learnt: TermVectors | null;
}

/** Provides embedding models. An index uses one model throughout. */
export interface EmbeddingProvider {
  /**
   * For a new index. Null: full-text search only.
   *
   * @param isQuick it is waited for: not with an embedder that takes long
   */
  forNew(isQuick?: boolean): Promise<EmbeddingModel | null>;
  /** For a stored index with vectors of that version. Null when the configuration asks for another. */
  forStored(version: string, learnt: () => Promise<TermVectors>): Promise<EmbeddingModel | null>;
  /** Whether an index with vectors of that version should be made again. */
  isOutdated(version: string | null): boolean;
  /** How an index with vectors of that version stands to the encoder; null when none is asked for. */
  encoderState(version: string | null): EncoderState | null;
  close(): Promise<void>;
}
