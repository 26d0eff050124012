import { beforeEach, type RunnerTask } from 'vitest';
import { isDrawn } from './rotation.ts';

const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));

/**
 * For a file whose tests each start a process, copy an installation or read everything: a run of the whole
 * suite has a third of them, and skips the others. With fewer than three a run has all.
 */
export const rotateTests = (): void =>
  beforeEach(({ task, skip }) => {
    const tests = testsIn(task.file.tasks);
    const isInOtherRun = tests.length >= 3 && !isDrawn(tests.indexOf(task));
    skip(isInOtherRun, 'in another run of three');
  });
