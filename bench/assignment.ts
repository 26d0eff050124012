import { threadCpuUsage } from 'node:process';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { assign } from '#features/portfolio/pitch-days/domain/assign.ts';
import type { AssignmentProblem } from '#features/portfolio/pitch-days/domain/assignment-problem.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';

/**
 * How long an assignment of 200 opportunities and 2,000 companies takes on a worker thread, with the next best of
 * each pair: the clock, and the processor's time, which does not depend on what else the machine does.
 *
 *   npm run bench -- assignment
 */

const [rows, columns] = [200, 2000];
const runs = 5;
const mostMs = 500;

const shapes = ['random', 'alike', 'scarce'] as const;
type Shape = (typeof shapes)[number];

/** `alike`: all opportunities favour the same companies; `scarce`: and there is hardly room for all. */
function makeProblem(shape: Shape, need: number): AssignmentProblem {
  const random = seededRandom(rows * need);
  const quality = Array.from({ length: columns }, () => random.next());
  const scores = new Int32Array(rows * columns);
  const share = shape === 'random' ? 1 : 0.3;
  for (let at = 0; at < scores.length; at += 1)
    scores[at] = Math.round(
      10_000 * ((1 - share) * (quality[at % columns] ?? 0) + share * random.next()),
    );
  const isOpen = (column: number) => shape !== 'scarce' || column < (rows * need) / 2 + 10;
  const forbidden = new Uint8Array(scores.length);
  for (let at = 0; at < scores.length; at += 1) forbidden[at] = random.next() < 0.01 ? 1 : 0;
  return {
    wanted: Array.from({ length: rows }, () => need),
    capacity: Array.from({ length: columns }, (_, column) => (isOpen(column) ? 2 : 0)),
    scores,
    forbidden,
    pinned: new Uint8Array(scores.length),
  };
}

interface Measured {
  readonly shape: Shape;
  readonly wanted: number;
  readonly clockMs: number;
  readonly processorMs: number;
  readonly kind: string;
}

function measure(shape: Shape, need: number): Measured {
  const problem = makeProblem(shape, need);
  const samples = Array.from({ length: runs }, () => {
    const [clock, before] = [performance.now(), threadCpuUsage()];
    const { kind } = assign(problem);
    const { user, system } = threadCpuUsage(before);
    return { clockMs: performance.now() - clock, processorMs: (user + system) / 1000, kind };
  }).toSorted((a, b) => a.processorMs - b.processorMs);
  const middle = samples[Math.floor(runs / 2)] ?? { clockMs: 0, processorMs: 0, kind: '' };
  return { shape, wanted: need, ...middle };
}

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.on('message', ({ shape, wanted, clockMs, processorMs, kind }: Measured) => {
    console.log(
      `${shape.padEnd(8)} ${rows} × ${columns}, ${wanted} each: ${kind}, ${clockMs.toFixed(0)} ms by the clock, ${processorMs.toFixed(0)} ms of processor`,
    );
    if (processorMs > mostMs) process.exitCode = 1;
  });
} else {
  for (const shape of shapes)
    for (const need of [1, 5]) parentPort?.postMessage(measure(shape, need));
}
