import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AnswerInput, Endpoint, Parsed } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { isProductPermission } from '#domain/permissions.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { Refused, refused } from '#server/platform/http/refused.ts';
import { say } from '#domain/refusals.ts';
import { answerWriter } from './answers.ts';
import { grant } from './grant.ts';
import { once } from './idempotency.ts';
import type { TokenReader } from './tokens.ts';
import { loadViewer, type Viewer, type Viewers } from './viewer.ts';

/** What a handler is given: everything parsed, who asks, and where to read and write. */
export interface Asked<E extends Endpoint> extends Parsed<E> {
  readonly viewer: E['may'] extends 'anyone' ? null : Viewer;
  /** For writes: the one transaction of this request. */
  readonly db: Queryable;
}

export type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<AnswerInput<E>>;

/** A handler for every endpoint of an area: leaving one out does not compile. */
export type Handlers<Area> = {
  readonly [Name in keyof Area]: Area[Name] extends Endpoint ? Handler<Area[Name]> : never;
};

export interface Gate {
  readonly db: Database;
  readonly tokens: TokenReader;
  readonly viewers: Viewers;
  /** Whether every answer is held against its schema (see `answerWriter`). */
  readonly isStrict: boolean;
}

const bearer = /^Bearer ([\w.~+/=-]+)$/iu;

export function tokenOf(request: FastifyRequest): string {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw refused('unauthenticated');
  return token;
}

const printable = /^[\x20-\x7e]+$/u;

// The reasons that a refused field is given with.
z.config(z.locales.en());

type Part = 'params' | 'query' | 'body';

export function parse(part: Part, schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value ?? (part === 'body' ? undefined : {}));
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    field: [part, ...issue.path].join('.'),
    problem: issue.message,
  }));
  const first = details[0];
  const problem = first ? `${first.field}: ${first.problem}` : part;
  throw new Refused('invalid', say('invalid', { problem }), details);
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > limits.idempotencyKeyCharacters) {
    throw refused('invalid', { problem: 'the Idempotency-Key is too long.' });
  }
  if (!printable.test(key)) {
    throw refused('invalid', {
      problem: 'the Idempotency-Key has characters that it may not have.',
    });
  }
  return key;
}

async function perform(
  gate: Gate,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
): Promise<unknown> {
  const claims = endpoint.may === 'anyone' ? null : await gate.tokens.read(tokenOf(request));
  const asked = () => ({
    params: parse('params', endpoint.params, request.params),
    query: parse('query', endpoint.query, request.query),
    body: parse('body', endpoint.body, request.body),
  });
  const run = async (viewer: Viewer | null, db: Queryable): Promise<unknown> => {
    // What concerns the product as a whole is decided here; what has a subject, by its handler.
    if (viewer && isProductPermission(endpoint.may)) grant(viewer, endpoint.may);
    return handler({ ...asked(), viewer, db } as never);
  };
  if (endpoint.method === 'GET') {
    return run(claims && (await gate.viewers.forReading(claims)), gate.db);
  }
  const answer = await gate.db.transaction(async (tx) => {
    const viewer = claims && (await loadViewer(tx, claims));
    const key = claims && keyOf(request);
    if (!claims || key === null) return run(viewer, tx);
    const { method, url, body } = request;
    return once(tx, { authId: claims.authId, key, method, url, body }, () => run(viewer, tx));
  });
  // Who has just changed something about themselves reads it back, also before the database tells.
  if (claims) gate.viewers.forget(claims.authId);
  return answer;
}

/** Turns an area of the contract and its handlers into routes. */
export function serve<Area extends object>(
  app: FastifyInstance,
  gate: Gate,
  area: Area,
  handlers: Handlers<Area>,
): void {
  for (const [name, endpoint] of Object.entries(area) as [keyof Area, Endpoint][]) {
    const handler = handlers[name] as Handler<Endpoint>;
    const write = answerWriter(endpoint, gate.isStrict);
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/gu, ':$1')}`,
      handler: async (request, reply) => {
        const answer = await perform(gate, endpoint, handler, request);
        void reply.header('cache-control', 'no-store');
        if (!endpoint.answer) return reply.status(204).send();
        return reply.type('application/json; charset=utf-8').send(write(answer));
      },
    });
  }
}
