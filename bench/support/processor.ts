import { readdirSync, readFileSync } from 'node:fs';

const clockTicksPerSecond = 100;

/** Fields of /proc/PID/stat behind the name, from the state on; see proc_pid_stat(5). */
function statOf(pid: string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Seconds of processor of a process and of all that it started, living or ended. */
export function processorSeconds(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: statOf(name) }));
  const total = (of: number): number => {
    const stat = processes.find((one) => one.pid === of)?.stat ?? [];
    const own = stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
    return processes
      .filter((one) => Number(one.stat[1]) === of)
      .reduce((sum, child) => sum + total(child.pid), own);
  };
  return total(pid) / clockTicksPerSecond;
}
