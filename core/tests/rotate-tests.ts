import { beforeEach, type RunnerTask } from 'vitest';
import { isDrawn } from './rotation.ts';

const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));

/** Where a file begins in the rotation: by its name, so that not all of them have their first test in one run. */
const startOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const reason = 'in another run of three';

/**
 * For a file whose tests each start a process, copy an installation or read everything: a run of the whole
 * suite has a third of them, and skips the others.
 */
export const rotateTests = (): void =>
  beforeEach(({ task, skip }) => {
    const { name, tasks } = task.file;
    skip(!isDrawn(startOf(name) + testsIn(tasks).indexOf(task)), reason);
  });

/** The same for a file whose tests go on from each other: one run of three has them all. */
export const rotateFile = (): void =>
  beforeEach(({ task, skip }) => skip(!isDrawn(startOf(task.file.name)), reason));
