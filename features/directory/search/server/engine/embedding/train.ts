import { Worker } from 'node:worker_threads';
import type { TermVectors } from './term-vectors.ts';

/** Training texts, or the signal to start. */
export type TrainerMessage = readonly string[] | 'learn';

type FromTrainer = 'taken' | TermVectors;

/** Under `node --watch` a worker also reports the files that it imports. */
const isAnswer = (message: unknown): message is FromTrainer =>
  message === 'taken' || (typeof message === 'object' && message !== null && 'terms' in message);

const heapMegabytes = 768;

/** Trains term vectors on a worker thread, from a sample if there are many texts. */
export async function trainOnWorker(texts: AsyncIterable<readonly string[]>): Promise<TermVectors> {
  const worker = new Worker(new URL('./training-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let failure: Error | undefined;
  worker.once('error', (error: Error) => (failure = error));
  const ask = (message: TrainerMessage) =>
    new Promise<FromTrainer>((resolve, reject) => {
      if (failure) throw failure;
      const gone = () => reject(failure ?? new Error('The trainer ended before it had learnt.'));
      const hear = (answer: unknown) => {
        if (!isAnswer(answer)) return;
        worker.off('exit', gone).off('message', hear);
        resolve(answer);
      };
      worker.once('exit', gone).on('message', hear);
      worker.postMessage(message);
    });
  try {
    for await (const batch of texts) await ask(batch);
    const learnt = await ask('learn');
    if (learnt === 'taken') throw new Error('The trainer answered out of turn.');
    return learnt;
  } finally {
    await worker.terminate();
  }
}
