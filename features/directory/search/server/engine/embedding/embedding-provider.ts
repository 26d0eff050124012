import type { Log } from '#core/platform/log/log.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { corpusEmbedder, corpusVersion } from './corpus-embedder.ts';
import { httpEmbedder, type HttpEmbedderSettings } from './http-embedder.ts';
import { isOfEncoder } from './distilled-embedder.ts';
import type { EmbeddingModel, EmbeddingProvider, Texts } from './embedding-model.ts';
import { encoderProvider } from './encoder-provider.ts';
import type { TermVectors } from './term-vectors.ts';
import { trainOnWorker } from './train.ts';

const withoutEncoder = {
  isOutdated: () => false,
  encoderState: () => null,
  close: async () => {},
};

export const noEmbeddings: EmbeddingProvider = {
  ...withoutEncoder,
  forNew: async () => null,
  forStored: async () => null,
};

function fromDirectory(texts: Texts, log: Log): EmbeddingProvider {
  const modelOf = (learnt: TermVectors): EmbeddingModel => ({
    embedder: withCircuitBreaker(corpusEmbedder(learnt), log),
    learnt,
  });
  return {
    ...withoutEncoder,
    // Of an encoder that was taken away. Those of an endpoint were paid for.
    isOutdated: (version) => version !== null && isOfEncoder(version),
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

export interface EncoderSettings {
  /** A folder with a sentence encoder, or the name of a model package. */
  readonly encoder: string;
}

export function embeddingProviderOf(
  settings: HttpEmbedderSettings | EncoderSettings | 'corpus' | 'off',
  texts: Texts,
  log: Log,
): EmbeddingProvider {
  if (settings === 'off') return noEmbeddings;
  const learnt = fromDirectory(texts, log);
  if (settings === 'corpus') return learnt;
  if ('encoder' in settings) {
    return encoderProvider({ place: settings.encoder, learnt, texts, log });
  }
  const embedder = withCircuitBreaker(httpEmbedder(settings), log);
  const model = { embedder, learnt: null };
  return {
    ...withoutEncoder,
    forNew: async () => model,
    forStored: async (version) => (version === embedder.version ? model : null),
  };
}
