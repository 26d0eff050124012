import { parentPort, workerData } from 'node:worker_threads';
import { planDay, scorePairs } from '#features/portfolio/pitch-days/domain/plan-day.ts';
import type { ThreadTask } from './run-planning.ts';

/** Scoring and assigning compute for up to a second: on a thread, so that the server stays responsive. */

const { kind, task } = workerData as ThreadTask;

parentPort?.postMessage(kind === 'scores' ? scorePairs(task) : planDay(task));
