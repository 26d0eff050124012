import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { termEmbedder } from './term-embedder.ts';
import type { TermVectors } from './term-vectors.ts';
import { heapMegabytes, trainerOf, type Trainer } from './train.ts';

/** Decision 103. */
const minSimilarity = 0.3;
const queryWeight = 0.3;

const prefix = 'encoder-';
/** Changes with which words are encoded, and with what is made of their vectors. */
const method = 2;
export const distilledVersionOf = ({ version }: EncoderFiles): string =>
  `${prefix}${version}-${method}`;

/** Whether an encoder made vectors of that version, by this method or another. */
export const isOfEncoder = (version: string): boolean => version.startsWith(prefix);
/** Whether vectors of that version go by a table of words, of this encoder or another. */
export const isDistilled = (version: string): boolean =>
  isOfEncoder(version) && version.endsWith(`-${method}`);

/** Vectors by words that an encoder knows: of words that mean the same, in whatever text. */
export const distilledEmbedder = (version: string, learnt: TermVectors): Embedder =>
  termEmbedder({ name: 'encoder', version, minSimilarity, queryWeight }, learnt);

/** Starts a thread with the encoder of these files. */
export const openDistiller = (files: EncoderFiles): Trainer =>
  trainerOf(
    new Worker(new URL('./distillation-worker.ts', import.meta.url), {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    }),
  );
