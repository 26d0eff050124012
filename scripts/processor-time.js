import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Of Linux, on every architecture that Node.js runs on. */
const ticksPerSecond = 100;

/**
 * Seconds of processor that the children of this process have used which have ended, with all that they
 * waited for themselves; null where the system does not say.
 *
 * @returns {number | null}
 */
function endedChildrenSeconds() {
  try {
    const line = readFileSync('/proc/self/stat', 'utf8');
    // proc(5): the fields after the name, from the third on; 16 and 17 are cutime and cstime.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Returns a function for the seconds used by children that have ended since it was last called. */
export function openProcessorMeter() {
  let before = endedChildrenSeconds();
  return () => {
    const now = endedChildrenSeconds();
    const seconds = now === null || before === null ? null : now - before;
    before = now;
    return seconds;
  };
}

const millisecondsOfMachine = () => {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce(
    (sum, each) => sum + each.idle + each.user + each.nice + each.sys + each.irq,
    0,
  );
  return { busy: all - idle, all };
};

/** Returns a function for the share of all processors, 0 to 1, that was in use since. */
export function openMachineMeter() {
  const before = millisecondsOfMachine();
  return () => {
    const now = millisecondsOfMachine();
    return (now.busy - before.busy) / Math.max(1, now.all - before.all);
  };
}
