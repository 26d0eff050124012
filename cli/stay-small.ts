import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * For a command that works beside people: they come first, and the heap does not grow by what is
 * garbage soon. Call it before the command's modules are loaded, which is most of that.
 */
export function staySmall(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  setFlagsFromString('--semi-space-growth-factor=1');
}
