import { readFile, writeFile } from 'node:fs/promises';

const pollMs = 250;

/** Peak memory of a process in megabytes; null where the system does not report it. */
async function peakOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(status) ?? [];
  return kibibytes === undefined ? null : Math.round((Number(kibibytes) * 1024) / 1e6);
}

/** Begins a new peak: the start of a server needs more than its work. */
export const forgetPeak = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);

/** Memory of a process now, in megabytes; null where the system does not report it. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(status) ?? [];
  return kibibytes === undefined ? null : Math.round((Number(kibibytes) * 1024) / 1e6);
}

/** Samples the memory of a process, until it ends or `stop` is called. */
export function watchMemory(pid: number) {
  let peak: number | null = null;
  const look = async () => {
    peak = (await peakOf(pid)) ?? peak;
  };
  const timer = setInterval(() => void look(), pollMs);
  return {
    async stop(): Promise<number | null> {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
