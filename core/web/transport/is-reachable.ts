import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';

const State = z.object({ parts: z.object({ database: z.string() }) });

/**
 * Whether the server answers, with its database. `navigator.onLine` knows of a network only; a server that
 * is not ready for another reason, as with a full disk, can still be read.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limits.offlineProbeMs);
    const response = await fetch(buildUrl('/ready'), { cache: 'no-store', signal });
    if (response.ok) return true;
    const state = State.safeParse(await response.json());
    return state.data?.parts.database === 'ok';
  } catch {
    return false;
  }
}
