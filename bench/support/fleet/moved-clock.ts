import { glob } from 'node:fs/promises';

/** A process whose clock is that many seconds ahead, or behind: what its environment needs for it. */
export async function movedClock(seconds: number): Promise<Readonly<Record<string, string>>> {
  for await (const library of glob('/usr/lib/*/faketime/libfaketimeMT.so.1')) {
    return {
      LD_PRELOAD: library,
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
      // Waiting is not measured by it.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }
  throw new Error('libfaketime is missing.');
}
