import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * For a command that works beside people: they come first, and the heap does not grow by what is
 * garbage soon. Call it before the command's modules are loaded, which is most of that.
 *
 * Where Linux has `chrt` (util-linux), the command also computes only while nobody else wants to: of low
 * priority alone it may keep a core until the next tick of the scheduler.
 */
export function staySmall(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]);
  setFlagsFromString('--semi-space-growth-factor=1');
}
