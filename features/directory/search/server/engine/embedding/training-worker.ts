import { parentPort } from 'node:worker_threads';
import { Sample } from './sample.ts';
import { trainTermVectors, TermCounts } from './term-vectors.ts';
import type { TrainerMessage } from './train.ts';

/**
 * Training takes seconds of computation: on a thread of its own, so that the server stays
 * responsive.
 */

const textsMost = 30_000;
const charactersMost = 2000;

const sample = new Sample(textsMost, charactersMost);

parentPort?.on('message', (message: TrainerMessage) => {
  if (message !== 'learn') {
    for (const text of message) sample.add(text);
    parentPort?.postMessage('taken');
    return;
  }
  const counts = new TermCounts();
  for (const text of sample.texts()) counts.add(text);
  const learnt = trainTermVectors(counts);
  parentPort?.postMessage(learnt, [learnt.vectors.buffer as ArrayBuffer]);
  parentPort?.close();
});
