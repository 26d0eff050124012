import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { loadWriter } from '#core/server/authorization/viewer.ts';
import { actOnce } from './act-once.ts';
import type { Counting } from './done-limit.ts';
import {
  assertSpace,
  bearerTokenOf,
  parseRequest,
  type EndpointRequest,
  type EndpointRuntime,
} from './endpoint-request.ts';

/** What was received, and the sum of its bytes: with others, an Idempotency-Key is refused. */
interface Sum {
  readonly sha256: string;
}

/** How an endpoint is reached, and what limits it. */
export interface Way {
  readonly endpoint: Endpoint;
  readonly counting?: Counting;
}

interface Steps<Received extends Sum> {
  /** Runs before the body is read, to refuse without an upload. */
  admit(call: EndpointRequest<Endpoint>): Promise<unknown>;
  /** Receives the form, and does all that is slow. */
  receive(call: EndpointRequest<Endpoint>): Promise<Received>;
  /** Runs in a transaction once all was received. */
  keep(call: EndpointRequest<Endpoint>, received: Received): Promise<unknown>;
}

/** Receives a form outside of any transaction: a slow client must not hold a connection. */
export async function receiveAndKeep<Received extends Sum>(
  runtime: EndpointRuntime,
  { endpoint, counting }: Way,
  request: FastifyRequest,
  steps: Steps<Received>,
): Promise<unknown> {
  const claims =
    endpoint.may === 'anyone' ? null : await runtime.tokens.read(bearerTokenOf(request));
  if (claims) await runtime.callLimits.assertWithin(endpoint, claims.authId);
  assertSpace(runtime);
  const parsed = parseRequest(endpoint, request);
  const viewer = claims && (await runtime.viewers.forReading(claims));
  const asking = { ...parsed, viewer, db: runtime.db } as never;
  await steps.admit(asking);
  const received = await steps.receive(asking);
  return runtime.db.transaction(async (tx) => {
    const writer = claims && (await loadWriter(tx, claims));
    const keep = (db: Queryable) =>
      steps.keep({ ...parsed, viewer: writer, db } as never, received);
    const body = received.sha256;
    return actOnce(tx, {
      endpoint,
      request,
      body,
      act: keep,
      authId: claims?.authId ?? null,
      ...(counting && { counting: (act) => counting(request, act) }),
    });
  });
}
