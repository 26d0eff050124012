import type { EncoderState } from '#features/directory/search/domain/index-endpoints.ts';
import type { Log } from '#core/platform/log/log.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import {
  distilledEmbedder,
  distilledVersionOf,
  isDistilled,
  openDistiller,
} from './distilled-embedder.ts';
import type { EmbeddingModel, EmbeddingProvider, Texts } from './embedding-model.ts';
import { findEncoder, type EncoderFiles } from './encoder-files.ts';
import type { TermVectors } from './term-vectors.ts';
import { TrainerEnded, type Trainer } from './train.ts';

const messages = {
  missing:
    'The sentence encoder of EMBEDDINGS_ENCODER cannot be used: search goes by vectors learnt from the directory.',
  begun:
    'The sentence encoder goes through the words of the directory once; search goes by the present vectors meanwhile.',
  done: 'The sentence encoder has been through the words of the directory.',
};

interface Parts {
  /** A folder with a model or with the packages of one, or the name of a model package. */
  readonly place: string;
  /** What is used before the encoder has been through all words, and in its place. */
  readonly learnt: EmbeddingProvider;
  readonly texts: Texts;
  readonly log: Log;
}

/**
 * Vectors of a sentence encoder that the operator has added: it encodes each word once, and a text
 * is the mean of its words. That takes minutes: an index that somebody waits for has learnt vectors
 * first, and is built again behind it.
 */
export function encoderProvider({ place, learnt, texts, log }: Parts): EmbeddingProvider {
  let isMissing = false;
  let isClosed = false;
  let distiller: Trainer | null = null;

  function giveUp(error: unknown): null {
    isMissing = true;
    log.warn({ err: error }, messages.missing);
    return null;
  }
  const files = ((): EncoderFiles | null => {
    try {
      return findEncoder(place);
    } catch (error) {
      return giveUp(error);
    }
  })();
  const version = files && distilledVersionOf(files);

  const modelOf = (made: string, table: TermVectors): EmbeddingModel => ({
    embedder: withCircuitBreaker(distilledEmbedder(made, table), log),
    learnt: table,
  });

  async function distil(): Promise<EmbeddingModel | null> {
    if (files === null || version === null || isMissing) return null;
    const startedAt = performance.now();
    log.info(messages.begun);
    try {
      distiller = openDistiller(files);
      const table = await distiller.learn(texts());
      const ms = Math.round(performance.now() - startedAt);
      log.info({ words: table.terms.length, dimensions: table.dimensions, ms }, messages.done);
      return table.terms.length === 0 ? null : modelOf(version, table);
    } catch (error) {
      // The texts could not be read, for which the encoder can do nothing.
      if (!(error instanceof TrainerEnded)) throw error;
      return isClosed ? null : giveUp(error);
    } finally {
      distiller = null;
    }
  }

  return {
    async forNew(isQuick) {
      const model = isQuick ? null : await distil();
      // What is being built while this is closed is never finished.
      return isClosed ? null : (model ?? learnt.forNew(isQuick));
    },
    async forStored(stored, terms) {
      // Of another encoder, too, until the index has been built again.
      return isDistilled(stored) ? modelOf(stored, await terms()) : learnt.forStored(stored, terms);
    },
    isOutdated: (stored) => (isMissing ? learnt.isOutdated(stored) : stored !== version),
    encoderState(stored): EncoderState {
      if (isMissing) return 'missing';
      return stored === version ? 'ready' : 'building';
    },
    async close() {
      isClosed = true;
      await distiller?.close();
    },
  };
}
