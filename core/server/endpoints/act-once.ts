import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { Queryable, Transaction } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { idempotencyKeyOf } from './endpoint-request.ts';
import { withIdempotencyKey } from './idempotency.ts';

/** The owner of keys in requests without a token: shared by everybody, separate for each endpoint. */
const anonymousOwnerOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Without an answer nothing is told that a person may no longer see, and a 404 is expected: what was removed is
 * gone.
 */
const forbiddenStatusesOf = ({ answer }: Endpoint): readonly number[] =>
  answer ? [401, 403, 404] : [401, 403];

/**
 * A stored answer is given to those only who may still act: does the act again within a savepoint
 * that is rolled back, and passes on its refusal for lack of a right. Other failures are expected,
 * since what it would make is there already.
 */
async function assertStillAllowed(
  tx: Transaction,
  endpoint: Endpoint,
  act: (within: Queryable) => Promise<unknown>,
): Promise<void> {
  let failure: unknown;
  await tx
    .transaction(async (savepoint) => {
      await act(savepoint).catch((error: unknown) => (failure = error));
      savepoint.rollback();
    })
    .catch(() => undefined);
  const isForbidden =
    failure instanceof Refused && forbiddenStatusesOf(endpoint).includes(failure.status);
  if (isForbidden) throw failure;
}

interface Acting {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  /** Null: nobody who is known. */
  readonly authId: string | null;
  /** What was sent: with something else, the same key is refused. */
  readonly body: unknown;
  readonly act: (db: Queryable) => Promise<unknown>;
  /** Runs the act where it is really done: a retry is answered without. Default: as it is. */
  readonly counting?: <T>(act: () => Promise<T>) => Promise<T>;
  /** The response to a retry. Default: the stored one. */
  readonly again?: (() => Promise<unknown>) | undefined;
}

/** Acts within the transaction of a request; once, where it carries an Idempotency-Key. */
export async function actOnce(
  tx: Transaction,
  { endpoint, request, authId, body, act, again, counting = (run) => run() }: Acting,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  if (key === null) return counting(() => act(tx));
  const { method, url } = request;
  const whose = authId ?? anonymousOwnerOf(endpoint);
  return withIdempotencyKey(
    tx,
    { whose, key, method, url, body },
    () => counting(() => act(tx)),
    again ? { again } : { assertAllowed: () => assertStillAllowed(tx, endpoint, act) },
  );
}
