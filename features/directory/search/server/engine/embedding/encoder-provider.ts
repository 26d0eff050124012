import type { EncoderState } from '#features/directory/search/domain/index-endpoints.ts';
import type { Log } from '#core/platform/log/log.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { corpusVersion } from './corpus-embedder.ts';
import type { EmbeddingModel, EmbeddingProvider } from './embedding-model.ts';
import { findEncoderPackages, type EncoderPackages } from './encoder-packages.ts';
import { encoderVersionOf, openSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';

/** Above it a new index would take more than an hour: 36 ms a text. */
const companiesMost = 100_000;

const messages = {
  missing:
    'The sentence encoder of EMBEDDINGS_ENCODER cannot be loaded: search goes by vectors learnt from the directory.',
  tooLarge:
    'The directory is too large for the sentence encoder: search goes by vectors learnt from the directory.',
  loaded: 'The sentence encoder is loaded.',
};

interface Parts {
  /** A folder with the packages, or the name of a model package. */
  readonly place: string;
  /** What is used before the encoder has been through all texts, and in its place. */
  readonly learnt: EmbeddingProvider;
  readonly countCompanies: () => Promise<number>;
  readonly log: Log;
  /** Lower in tests. */
  readonly most?: number;
}

/**
 * Vectors of a sentence encoder that the operator has added. It is slow: an index that somebody
 * waits for has learnt vectors first, and is built again with the encoder's behind it.
 */
export function encoderProvider(parts: Parts): EmbeddingProvider {
  const { place, learnt, countCompanies, log, most = companiesMost } = parts;
  let isMissing = false;
  let isTooLarge = false;
  let opened: Promise<SentenceEncoder> | null = null;

  const packages = ((): EncoderPackages | null => {
    try {
      return findEncoderPackages(place);
    } catch (error) {
      isMissing = true;
      log.warn({ err: error }, messages.missing);
      return null;
    }
  })();
  const version = packages && encoderVersionOf(packages);

  async function load(): Promise<EmbeddingModel | null> {
    if (packages === null || isMissing) return null;
    const startedAt = performance.now();
    const isFirst = opened === null;
    try {
      opened ??= openSentenceEncoder(packages);
      const encoder = await opened;
      const ms = Math.round(performance.now() - startedAt);
      if (isFirst) log.info({ dimensions: encoder.dimensions, ms }, messages.loaded);
      return { embedder: withCircuitBreaker(encoder, log), learnt: null };
    } catch (error) {
      if (!isMissing) log.warn({ err: error }, messages.missing);
      isMissing = true;
      return null;
    }
  }

  function noteSize(companies: number): void {
    if (companies > most && !isTooLarge && !isMissing) log.warn({ companies }, messages.tooLarge);
    isTooLarge = companies > most;
  }

  return {
    async forNew(isQuick) {
      noteSize(await countCompanies());
      const model = isQuick || isTooLarge ? null : await load();
      return model ?? learnt.forNew(isQuick);
    },
    async forStored(stored, terms) {
      if (stored === corpusVersion) return learnt.forStored(stored, terms);
      return stored === version ? load() : null;
    },
    isOutdated(stored, companies) {
      noteSize(companies);
      if (isMissing || isTooLarge) return learnt.isOutdated(stored, companies);
      return stored !== version;
    },
    encoderState(stored): EncoderState {
      if (isMissing) return 'missing';
      if (isTooLarge) return 'tooLarge';
      return stored === version ? 'ready' : 'building';
    },
    async close() {
      const encoder = await opened?.catch(() => null);
      await encoder?.close();
    },
  };
}
