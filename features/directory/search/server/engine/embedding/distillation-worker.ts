import { parentPort, workerData } from 'node:worker_threads';
import { termsOf } from '#features/directory/search/domain/terms.ts';
import { distil } from './distil.ts';
import type { Encoder } from './encoder.ts';
import type { EncoderFiles } from './encoder-files.ts';
import { openOnnxEncoder } from './onnx-encoder.ts';
import { openPackagedEncoder } from './packaged-encoder.ts';
import type { TermVectors } from './term-vectors.ts';
import type { TrainerMessage } from './train.ts';
import { wholeWords } from './whole-words.ts';
import { WordTally, type TalliedWord } from './word-tally.ts';

/** Encoding computes without pause for minutes: on a thread of its own, which ends after it. */

/** Of the directory, and with those that the encoder's tokenizer knows besides: a query may have them. */
const wordsMost = { ofDirectory: 40_000, all: 50_000 };
const wordsAtOnce = 32;

function wordsToEncode(tally: WordTally, pieces: readonly string[]): readonly TalliedWord[] {
  const words = [...tally.mostFrequent(wordsMost.ofDirectory)];
  const terms = new Set(words.map(({ term }) => term));
  for (const word of wholeWords(pieces)) {
    const [term] = termsOf(word);
    if (words.length >= wordsMost.all) break;
    if (term === undefined || terms.has(term)) continue;
    terms.add(term);
    words.push({ term, word, count: 0 });
  }
  return words;
}

async function encodeWords(encoder: Encoder, words: readonly TalliedWord[]) {
  const [trial = []] = await encoder.encode(['word']);
  const width = trial.length;
  const rows = new Float32Array(words.length * width);
  for (let at = 0; at < words.length; at += wordsAtOnce) {
    const part = words.slice(at, at + wordsAtOnce).map(({ word }) => word);
    for (const [nth, row] of (await encoder.encode(part)).entries()) {
      rows.set(row, (at + nth) * width);
    }
  }
  if (!rows.every(Number.isFinite)) throw new Error('The encoder gave a vector without numbers.');
  return { width, rows };
}

const port = parentPort;
const tally = new WordTally();
const files = workerData as EncoderFiles;
const encoder = await (files.kind === 'onnx' ? openOnnxEncoder(files) : openPackagedEncoder(files));

async function learn(): Promise<TermVectors> {
  const words = wordsToEncode(tally, encoder.pieces);
  const encoded = await encodeWords(encoder, words);
  const counts = words.map(({ count }) => count);
  const { dimensions, vectors } = distil(encoded, counts);
  return { dimensions, terms: words.map(({ term }) => term), vectors };
}

port?.on('message', (message: TrainerMessage) => {
  if (message !== 'learn') {
    for (const text of message) tally.add(text);
    port.postMessage('taken');
    return;
  }
  void learn().then((learnt) => {
    port.postMessage(learnt, [learnt.vectors.buffer as ArrayBuffer]);
    port.close();
  });
});
