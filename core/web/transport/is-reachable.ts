import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';

interface Answer {
  readonly parts: { readonly database: string };
}

/**
 * Whether the server answers, with its database. `navigator.onLine` knows of a network only; a server that
 * is not ready for another reason, as with a full disk, can still be read.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limits.offlineProbeMs);
    const response = await fetch(buildUrl('/ready'), { cache: 'no-store', signal });
    if (response.ok) return true;
    // What is of another shape is no answer of the server.
    return ((await response.json()) as Answer).parts.database === 'ok';
  } catch {
    return false;
  }
}
