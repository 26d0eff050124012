import { limits } from '#core/domain/limits.ts';
import { buildUrl } from '#core/web/transport/url.ts';

/** Whether the server answers at all. `navigator.onLine` knows of a network only, not of the server. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limits.offlineProbeMs);
    const { ok } = await fetch(buildUrl('/health'), { cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
