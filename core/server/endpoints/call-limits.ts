import type { CallKind, Endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { consume, type OpenLimiter } from '#core/platform/http/limiters.ts';
import { serverLimits } from '#core/platform/limits.ts';

/** Limits how often one person or API key calls, so that one script does not slow everybody down. */
export interface CallLimits {
  /** Counts a call. @throws Refused `tooMany`, with how long to wait. */
  assertWithin(endpoint: Endpoint, authId: string): Promise<void>;
  /** The same for a call by an API key. */
  assertKeyWithin(keyId: string): Promise<void>;
}

const kindOf = ({ kind, method }: Endpoint): CallKind =>
  kind ?? (method === 'GET' ? 'read' : 'write');

export function openCallLimits(openLimiter: OpenLimiter): CallLimits {
  const { read, write, search, heavy } = limits.callsPerPerson;
  const ofPersons = {
    read: openLimiter('read by person', read),
    write: openLimiter('write by person', write),
    search: openLimiter('search by person', search),
    heavy: openLimiter('heavy by person', heavy),
  };
  const ofKeys = openLimiter('call by key', serverLimits.callsPerApiKey);
  return {
    assertWithin: (endpoint, authId) => consume(ofPersons[kindOf(endpoint)](), authId),
    assertKeyWithin: (keyId) => consume(ofKeys(), keyId),
  };
}

/** For tests and measurements, which call as fast as they can. */
export const noCallLimits: CallLimits = {
  assertWithin: async () => {},
  assertKeyWithin: async () => {},
};
