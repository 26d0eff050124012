import { Worker } from 'node:worker_threads';
import type { TermVectors } from './term-vectors.ts';

/** Training texts, or the signal to start. */
export type TrainerMessage = readonly string[] | 'learn';

type FromTrainer = 'taken' | TermVectors;

/** Under `node --watch` a worker also reports the files that it imports. */
const isAnswer = (message: unknown): message is FromTrainer =>
  message === 'taken' || (typeof message === 'object' && message !== null && 'terms' in message);

export const heapMegabytes = 768;

/** The thread failed, or was ended. */
export class TrainerEnded extends Error {
  override readonly name = 'TrainerEnded';
}

/** A thread that learns vectors of words from the texts it is sent. */
export interface Trainer {
  /**
   * Ends the thread when done.
   *
   * @throws TrainerEnded
   */
  learn(texts: AsyncIterable<readonly string[]>): Promise<TermVectors>;
  close(): Promise<void>;
}

export function trainerOf(worker: Worker): Trainer {
  let failure: TrainerEnded | undefined;
  worker.once('error', (error: Error) => {
    failure = new TrainerEnded(error.message, { cause: error });
  });
  worker.once(
    'exit',
    () => (failure ??= new TrainerEnded('The trainer ended before it had learnt.')),
  );
  const ask = (message: TrainerMessage) =>
    new Promise<FromTrainer>((resolve, reject) => {
      if (failure) throw failure;
      const gone = () => reject(failure);
      const hear = (answer: unknown) => {
        if (!isAnswer(answer)) return;
        worker.off('exit', gone).off('message', hear);
        resolve(answer);
      };
      worker.once('exit', gone).on('message', hear);
      worker.postMessage(message);
    });
  return {
    async learn(texts) {
      try {
        for await (const batch of texts) await ask(batch);
        const learnt = await ask('learn');
        if (learnt === 'taken') throw new Error('The trainer answered out of turn.');
        return learnt;
      } finally {
        await worker.terminate();
      }
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Trains term vectors on a worker thread, from a sample if there are many texts. */
export const trainOnWorker = (texts: AsyncIterable<readonly string[]>): Promise<TermVectors> =>
  trainerOf(
    new Worker(new URL('./training-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    }),
  ).learn(texts);
