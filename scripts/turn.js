import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

const lastTurn = join(root, '.cache/turn');

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
 * The turn of a run of the whole suite (`core/tests/turn.ts`): one more than the one before it in this
 * folder, and in a fresh one the number of commits, so that a run for each commit draws all in turn.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {number | null} null: everything, by `EXHAUSTIVE=on`
 */
export function nextTurn({ EXHAUSTIVE, TURN }) {
  if (EXHAUSTIVE === 'on') return null;
  if (TURN !== undefined) return Number(TURN);
  let turn;
  try {
    turn = Number(readFileSync(lastTurn, 'utf8')) + 1;
  } catch {
    turn = commitCount();
  }
  writeFileSync(lastTurn, String(turn));
  return turn;
}
