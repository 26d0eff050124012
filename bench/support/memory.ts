import { readFile } from 'node:fs/promises';

const pollMs = 250;

/** Peak memory of a process in megabytes; null where the system does not report it. */
async function peakOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(status) ?? [];
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
