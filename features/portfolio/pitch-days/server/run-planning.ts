import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refused } from '#core/platform/http/refused.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import type {
  PlanningResult,
  PlanningTask,
  ScoringTask,
} from '#features/portfolio/pitch-days/domain/plan-day.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';

export type ThreadTask =
  | { readonly kind: 'scores'; readonly task: ScoringTask }
  | { readonly kind: 'plan'; readonly task: PlanningTask };

/** The largest day needs a fraction of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** @throws Refused when it takes too long. */
async function runInThread(task: ThreadTask): Promise<unknown> {
  const thread = new Worker(new URL('./planning-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
  });
  const signal = AbortSignal.timeout(pitchDayLimits.computationMs);
  try {
    const [answer] = await once(thread, 'message', { signal });
    return answer;
  } catch (error) {
    if (signal.aborted) throw refused(pitchDayRefusals['pitchDay.computationStopped']);
    throw error;
  } finally {
    await thread.terminate();
  }
}

export const runScoring = async (task: ScoringTask): Promise<number[][]> =>
  (await runInThread({ kind: 'scores', task })) as number[][];

export const runPlanning = async (task: PlanningTask): Promise<PlanningResult> =>
  (await runInThread({ kind: 'plan', task })) as PlanningResult;
