import type { Reading } from '#core/server/workers/read-in-thread.ts';

/** Somebody who waits for a file to be read. */
export const reading: Reading = { personId: 'somebody', signal: new AbortController().signal };
