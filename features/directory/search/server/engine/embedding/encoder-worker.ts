import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { EncoderPackages } from './encoder-packages.ts';

/** Encoding computes without pause: on a thread of its own, so that the server stays responsive. */

export interface EncoderRequest {
  readonly id: number;
  readonly texts: readonly string[];
  /** Somebody waits for it: it goes before records. */
  readonly isUrgent: boolean;
}

export type EncoderAnswer =
  | { readonly kind: 'loaded'; readonly dimensions: number }
  | { readonly kind: 'encoded'; readonly id: number; readonly numbers: Float32Array }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

interface Model {
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** Texts that are encoded together: about a sixth of a second, which a query may have to wait. */
const charactersAtOnce = 600;

const port = parentPort;
const { runtime, model: source } = workerData as EncoderPackages;
const load = createRequire(runtime);
const { initModel } = load(runtime) as { initModel(source: unknown): Promise<Model> };
const { modelSource } = load(source) as { modelSource: unknown };

interface Job extends EncoderRequest {
  readonly numbers: Float32Array;
  done: number;
}

const jobs: Job[] = [];
let isBusy = false;

const answer = (message: EncoderAnswer, moved: readonly ArrayBuffer[] = []) =>
  port?.postMessage(message, [...moved]);

async function encodeNext(model: Model, job: Job, dimensions: number): Promise<void> {
  const part: string[] = [];
  let characters = 0;
  for (const text of job.texts.slice(job.done)) {
    if (part.length > 0 && characters + text.length > charactersAtOnce) break;
    part.push(text);
    characters += text.length;
  }
  const vectors = await model.embed(part);
  for (const [at, vector] of vectors.entries()) {
    job.numbers.set(vector, (job.done + at) * dimensions);
  }
  job.done += part.length;
}

async function work(model: Model, dimensions: number): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (;;) {
    const job = jobs.find(({ isUrgent }) => isUrgent) ?? jobs[0];
    if (job === undefined) break;
    try {
      await encodeNext(model, job, dimensions);
      // Requests that came meanwhile are heard between two parts.
      await new Promise((heard) => setImmediate(heard));
      if (job.done < job.texts.length) continue;
      const { id, numbers } = job;
      answer({ kind: 'encoded', id, numbers }, [numbers.buffer as ArrayBuffer]);
    } catch (error) {
      answer({ kind: 'failed', id: job.id, message: String(error) });
    }
    jobs.splice(jobs.indexOf(job), 1);
  }
  isBusy = false;
}

const model = await initModel(modelSource);
const [trial = []] = await model.embed(['text']);
const dimensions = trial.length;
port?.on('message', (request: EncoderRequest) => {
  jobs.push({ ...request, numbers: new Float32Array(request.texts.length * dimensions), done: 0 });
  void work(model, dimensions);
});
answer({ kind: 'loaded', dimensions });
