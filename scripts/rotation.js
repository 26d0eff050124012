import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

const lastRotation = join(root, '.cache/rotation');

/** @returns {number} */
function commitCount() {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root }));
  } catch {
    // Without its history.
    return 0;
  }
}

/**
 * Which part a run of the whole suite draws (`core/tests/rotation.ts`): one on from the run before it in
 * this folder, and in a fresh one from the number of commits, so that a run for each commit draws all.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {number | null} null: everything, by `EXHAUSTIVE=on`
 */
export function nextRotation({ EXHAUSTIVE, ROTATION }) {
  if (EXHAUSTIVE === 'on') return null;
  if (ROTATION !== undefined) return Number(ROTATION);
  let rotation;
  try {
    rotation = Number(readFileSync(lastRotation, 'utf8')) + 1;
  } catch {
    rotation = commitCount();
  }
  writeFileSync(lastRotation, String(rotation));
  return rotation;
}
