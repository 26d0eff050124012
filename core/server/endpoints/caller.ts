import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import {
  isApiKeySecret,
  loadApiKey,
  noteUse,
  type ApiKey,
} from '#core/server/authorization/api-keys.ts';
import { loadWriter, viewerOfApiKey, type Viewer } from '#core/server/authorization/viewer.ts';
import { bearerTokenOf, type EndpointRuntime } from './endpoint-request.ts';

/** Who calls: a person with a token, or a program with an API key. */
export interface Caller {
  readonly authId: string;
  /** May be cached. */
  readonly forReading: () => Promise<Viewer>;
  /** As of the transaction. */
  readonly load: (db: Queryable) => Promise<Viewer>;
}

/** A key reaches only the endpoints that name one of its scopes. */
function assertScope({ scope }: Endpoint, { scopes }: ApiKey): void {
  if (scope === undefined) throw refused(serverRefusals['apiKey.personsOnly']);
  if (scope !== 'any' && !scopes.includes(scope)) {
    throw refused(serverRefusals['apiKey.scope'], { scope });
  }
}

async function readKey(
  { db, callLimits }: EndpointRuntime,
  endpoint: Endpoint,
  secret: string,
): Promise<Caller> {
  const key = await loadApiKey(db, secret);
  await callLimits.assertKeyWithin(key.id);
  assertScope(endpoint, key);
  await noteUse(db, key);
  const viewer = viewerOfApiKey(key);
  return {
    authId: viewer.authId,
    forReading: () => Promise.resolve(viewer),
    load: async (tx) => viewerOfApiKey(await loadApiKey(tx, secret)),
  };
}

/**
 * Reads who calls. Null: anyone may.
 *
 * @throws Refused `unauthenticated`, `apiKey.…` or `tooMany`.
 */
export async function readCaller(
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (endpoint.may === 'anyone') return null;
  const token = bearerTokenOf(request);
  if (isApiKeySecret(token)) return readKey(runtime, endpoint, token);
  const claims = await runtime.tokens.read(token);
  await runtime.callLimits.assertWithin(endpoint, claims.authId);
  return {
    authId: claims.authId,
    forReading: () => runtime.viewers.forReading(claims),
    load: (tx) => loadWriter(tx, claims),
  };
}
