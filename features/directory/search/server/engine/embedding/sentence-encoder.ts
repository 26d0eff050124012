import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { EmbeddingFailed, normalise, type Embedder } from './embedder.ts';
import type { EncoderPackages } from './encoder-packages.ts';
import type { EncoderAnswer, EncoderRequest } from './encoder-worker.ts';

/** Encoders of sentences have little use of more, and take as long for it as for all before. */
const charactersMost = 1000;
const remembered = 2000;
const heapMegabytes = 512;
/** Decision 77. */
const minSimilarity = 0.3;
const queryWeight = 0.35;

/** Changes with what is given to the model. */
const textVersion = 1;
export const encoderVersionPrefix = 'encoder-';
export const encoderVersionOf = ({ version }: EncoderPackages): string =>
  `${encoderVersionPrefix}${version}-${textVersion}`;

/** An embedder that holds a thread. */
export interface SentenceEncoder extends Embedder {
  close(): Promise<void>;
}

type Settle = {
  readonly resolve: (numbers: Float32Array) => void;
  readonly reject: (error: Error) => void;
};

/** Under `node --watch` a worker also reports the files that it imports. */
const isAnswer = (message: unknown): message is EncoderAnswer =>
  typeof message === 'object' && message !== null && 'kind' in message;

/**
 * Starts a thread with the encoder of these packages.
 *
 * @throws when it cannot be loaded
 */
export async function openSentenceEncoder(packages: EncoderPackages): Promise<SentenceEncoder> {
  const worker = new Worker(new URL('./encoder-worker.ts', import.meta.url), {
    workerData: packages,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  worker.unref();
  const waiting = new Map<number, Settle>();
  const cache = new LRUCache<string, Float32Array>({ max: remembered });
  let ended: Error | null = null;
  let last = 0;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const dimensions = await new Promise<number>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (!isAnswer(message)) return;
      if (message.kind === 'loaded') return resolve(message.dimensions);
      const settle = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'encoded') settle?.resolve(message.numbers);
      else settle?.reject(new EmbeddingFailed(message.message));
    });
    worker.once('error', (error: Error) => {
      end(new EmbeddingFailed(`The sentence encoder has ended: ${error.message}`));
      reject(error);
    });
    worker.once('exit', () => {
      end(new EmbeddingFailed('The sentence encoder has ended.'));
      reject(new Error('The sentence encoder ended before it was loaded.'));
    });
  });

  const encode = (texts: readonly string[], isUrgent: boolean) =>
    new Promise<Float32Array>((resolve, reject) => {
      if (ended) throw ended;
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, texts, isUrgent } satisfies EncoderRequest);
    });

  return {
    name: 'encoder',
    dimensions,
    version: encoderVersionOf(packages),
    minSimilarity,
    queryWeight,
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, charactersMost).trim());
      const byText = new Map<string, Float32Array>([['', new Float32Array(dimensions)]]);
      for (const text of cut) {
        const point = cache.get(text);
        if (point) byText.set(text, point);
      }
      const missing = [...new Set(cut)].filter((text) => !byText.has(text));
      if (missing.length > 0) {
        const isUrgent = texts.length === 1;
        const numbers = await encode(missing, isUrgent);
        for (const [at, text] of missing.entries()) {
          const point = normalise(numbers.slice(at * dimensions, (at + 1) * dimensions));
          byText.set(text, point);
          if (isUrgent) cache.set(text, point);
        }
      }
      return cut.map((text) => byText.get(text) ?? new Float32Array(dimensions));
    },
    async close() {
      await worker.terminate();
    },
  };
}
