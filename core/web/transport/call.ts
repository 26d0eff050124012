import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { buildUrl } from './url.ts';
import { parseAnswer, type Answered } from './parse-answer.ts';
import { exchange, type Reply } from './exchange.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { problemOf } from './problem.ts';
import { problemFromReply } from './problem-from-reply.ts';
import { withRetries } from './retry.ts';
import { withAbort } from './timeout.ts';
import { replyOfToken, tokens } from './token.ts';
import { ownerOf } from './token-owner.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Identifies the intended operation. Generated for each POST when none is given. */
  readonly idempotencyKey?: string | undefined;
  /** Sent with the bearer token of this person or not at all. */
  readonly as?: string | undefined;
}

/** The input may be left out when the endpoint needs none. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Calls an endpoint and returns its parsed response. Retries as section 8 says, then throws a Problem;
 * an abort throws the signal's reason. A read that was refused because its token is late is sent again
 * when the token arrives, so that a screen is loading until then.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...rest: CallArguments<E>
): Promise<Answered<E>> {
  const [input = {}, options = {}]: [AnyInput?, CallOptions?] = rest;
  const send = sender(endpoint, input, options);
  let reply = await withRetries(send, options.signal);
  if (reply.status === 401 && endpoint.method === 'GET' && (await lateToken(options.signal))) {
    reply = await withRetries(send, options.signal);
  }
  if (!reply.ok) throw problemFromReply(reply);
  return parseAnswer(endpoint, reply.body);
}

/** Whether a token arrives after all: the fetch of one goes on when a call has stopped waiting for it. */
async function lateToken(signal?: AbortSignal): Promise<boolean> {
  const late = tokens.pending?.catch(() => null) ?? null;
  return late !== null && (await withAbort(late, signal)) !== null;
}

function sender({ method, path, may }: Endpoint, input: AnyInput, options: CallOptions) {
  const address = buildUrl(path, input);
  const { signal } = options;
  const key = options.idempotencyKey ?? (method === 'POST' ? newIdempotencyKey() : undefined);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const isPublic = may === 'anyone';
  const person = tokens.person;

  return async (fresh: boolean): Promise<Reply> => {
    // Section 7: a public call works without a token, so it waits for none.
    const bearer = isPublic
      ? tokens.cached
      : await tokens.take({ fresh, signal }).catch(replyOfToken);
    if (typeof bearer === 'object' && bearer !== null) return bearer;
    // A call is not retried as another person.
    const isAnother = options.as !== undefined && bearer !== null && ownerOf(bearer) !== options.as;
    if (person !== tokens.person || isAnother) {
      throw problemOf(refuse(refusals['transport.authentication']));
    }
    if (bearer === null && !isPublic) console.warn(`No token for ${method} ${path}`);
    return exchange(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  };
}
