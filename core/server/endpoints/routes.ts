import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { AnswerInput, Endpoint } from '#core/domain/endpoint.ts';
import { isProductPermission } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { KeepingRefusal, StalePreparation } from '#core/platform/http/refused.ts';
import { actOnce } from './act-once.ts';
import { answerSerializer } from './answers.ts';
import {
  assertSpace,
  routeConfigOf,
  parseRequest,
  routePathOf,
  type EndpointRequest,
  type EndpointRuntime,
} from './endpoint-request.ts';
import { nameBrowser } from './browser-cookie.ts';
import { readCaller } from './caller.ts';
import { openDoneLimit } from './done-limit.ts';
import {
  serveBytes,
  serveOpenFile,
  type ByteEndpoint,
  type ByteHandlers,
  type OpenFileHandlers,
} from './downloads.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Way } from './receive.ts';
import { rowsWriter, type RowsHandler } from './rows.ts';
import { servePhoto, type PhotoHandler } from './photos.ts';
import { serveUpload, type UploadHandler } from './uploads.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

export type Handler<E extends Endpoint> = (call: EndpointRequest<E>) => Promise<AnswerInput<E>>;

declare const prepares: unique symbol;

/**
 * A handler with a slow part, such as hashing, a search or a call over the network: that comes before
 * the transaction of the request, so that it holds no connection of the pool meanwhile.
 */
export interface Preparing<E extends Endpoint> {
  readonly [prepares]: E;
}

interface PreparingHandler<E extends Endpoint, Prepared> {
  /**
   * `db` is the pool, and the viewer may be cached: what must hold is checked again by `act`, which throws
   * {@link StalePreparation} when it does not.
   */
  readonly prepare: (call: EndpointRequest<E>) => Promise<Prepared>;
  readonly act: (call: EndpointRequest<E>, prepared: Prepared) => Promise<AnswerInput<E>>;
}

/** A handler that prepares; see {@link Preparing}. A refusal of `prepare` is the answer. */
export const preparing = <E extends Endpoint, Prepared>(
  handler: PreparingHandler<E, Prepared>,
): Preparing<E> => handler as never;

/** A handler for every endpoint of a group: a missing one does not compile. */
export type Handlers<Group> = {
  readonly [Name in keyof Group as Group[Name] extends Endpoint ? Name : never]: HandlerOf<
    Extract<Group[Name], Endpoint>
  >;
};

type HandlerOf<E extends Endpoint> = E extends { readonly takesFile: true }
  ? UploadHandler<E>
  : E extends { readonly takesPhoto: true }
    ? PhotoHandler<E>
    : E extends { readonly answersBytes: object }
      ? WithBytes<E>
      : E extends { readonly opensFile: true }
        ? WithOpenFile<E>
        : E extends { readonly answersAnew: true }
          ? WithRepeats<E>
          : E extends { readonly streamsRows: true }
            ? RowsHandler<E>
            : Handler<E> | Preparing<E>;

interface WithBytes<E extends Endpoint> extends ByteHandlers {
  readonly answer: Handler<E>;
}

interface WithOpenFile<E extends Endpoint> extends OpenFileHandlers<E> {
  readonly answer: Handler<E>;
}

interface WithRepeats<E extends Endpoint> {
  readonly act: Handler<E>;
  /** The response to a retry. */
  readonly again: Handler<E>;
}

/** The handlers of an endpoint, normalised. */
interface EndpointHandlers {
  readonly prepare?: Handler<Endpoint>;
  readonly act: (
    call: EndpointRequest<Endpoint>,
    prepared?: unknown,
  ) => Promise<AnswerInput<Endpoint>>;
  readonly again?: Handler<Endpoint>;
}

function endpointHandlersOf(endpoint: Endpoint, value: unknown): EndpointHandlers {
  if (endpoint.answersBytes ?? endpoint.opensFile)
    return { act: (value as WithBytes<Endpoint> | WithOpenFile<Endpoint>).answer };
  if (endpoint.answersAnew === true) return value as WithRepeats<Endpoint>;
  return typeof value === 'function'
    ? { act: value as Handler<Endpoint> }
    : (value as EndpointHandlers);
}

/**
 * A standby may answer what is only read by whoever signed in; what anyone may ask also tells how a node is.
 * Who asks is read before, from the primary.
 */
function mayBeElsewhere(
  { reading }: EndpointRuntime,
  { method, may }: Endpoint,
  { act, ...others }: EndpointHandlers,
): EndpointHandlers {
  const isRead = method === 'GET' && may !== 'anyone';
  return { ...others, act: isRead ? (call) => reading(() => act(call)) : act };
}

/** What came of it, to be looked at later. */
async function settle<T>(act: () => Promise<T>): Promise<() => T> {
  try {
    const value = await act();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Others change the same meanwhile, but hardly each time. */
const preparationsMost = 3;

async function runEndpoint(
  runtime: EndpointRuntime,
  { endpoint, counting }: Required<Way>,
  { prepare, act, again }: EndpointHandlers,
  request: FastifyRequest,
): Promise<unknown> {
  const caller = await readCaller(runtime, endpoint, request);
  const run = async (
    viewer: Viewer | null,
    db: Queryable,
    handler: Handler<Endpoint>,
  ): Promise<unknown> => {
    // Product permissions are checked here; permissions on a resource by its handler.
    if (viewer && isProductPermission(endpoint.may)) grant(viewer, endpoint.may);
    return handler({ ...parseRequest(endpoint, request), viewer, db } as never);
  };
  if (endpoint.method === 'GET') {
    return run(caller && (await caller.forReading()), runtime.db, act);
  }
  assertSpace(runtime);
  // Its refusal waits: a retry of what was done is answered as before.
  const prepareOnce = async () =>
    prepare && settle(async () => run(caller && (await caller.forReading()), runtime.db, prepare));
  let prepared = await prepareOnce();
  const perform = (viewer: Viewer | null, db: Queryable) =>
    run(viewer, db, (call) => act(call, prepared?.()));
  const transact = () =>
    runtime.db.transaction(async (tx) => {
      const viewer = caller && (await caller.load(tx));
      return actOnce(tx, {
        endpoint,
        request,
        authId: caller?.authId ?? null,
        body: request.body,
        act: (within) => perform(viewer, within),
        counting: (act) => counting(request, act),
        again: again && (() => run(viewer, tx, again)),
      });
    });
  const transactPrepared = async (attempt = 1): Promise<unknown> => {
    try {
      return await transact();
    } catch (error) {
      if (!(error instanceof StalePreparation) || attempt === preparationsMost) throw error;
      prepared = await prepareOnce();
      return transactPrepared(attempt + 1);
    }
  };
  const answer = await transactPrepared().catch(async (error: unknown) => {
    if (error instanceof KeepingRefusal) {
      await runtime.db.transaction(error.keep).catch((failure: unknown) => {
        request.log.warn({ err: failure }, 'What a refusal leaves behind could not be stored.');
      });
    }
    throw error;
  });
  // Read your own writes: do not wait for the database notification.
  if (caller) runtime.viewers.forget(caller.authId);
  return answer;
}

function routeHandler(
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  endpointHandlers: EndpointHandlers,
): RouteHandlerMethod {
  const write =
    endpoint.streamsRows === true
      ? (rowsWriter(endpoint, runtime.isStrict) as (answer: unknown) => unknown)
      : answerSerializer(endpoint, runtime.isStrict);
  const way = { endpoint, counting: openDoneLimit(endpoint, runtime.openLimiter) };
  return async (request, reply) => {
    const answer = await runEndpoint(runtime, way, endpointHandlers, request);
    nameBrowser(endpoint, runtime.isHttps, request, reply);
    void reply.header('cache-control', 'no-store');
    if (!endpoint.answer) return reply.status(204).send();
    return reply.type('application/json; charset=utf-8').send(await write(answer));
  };
}

/** The route of an endpoint that answers a file's bytes, too. */
function withFile(
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  handler: unknown,
  whole: RouteHandlerMethod,
): RouteHandlerMethod {
  if (endpoint.answersBytes)
    return serveBytes(runtime, endpoint as ByteEndpoint, handler as WithBytes<Endpoint>, whole);
  return endpoint.opensFile
    ? serveOpenFile(runtime, endpoint, handler as WithOpenFile<Endpoint>, whole)
    : whole;
}

/** Registers the routes of a group of the contract; `serverFeature` checks the types. */
export function serve(
  app: FastifyInstance,
  runtime: EndpointRuntime,
  group: Readonly<Record<string, Endpoint>>,
  handlers: Readonly<Record<string, unknown>>,
): void {
  for (const [name, endpoint] of Object.entries(group)) {
    const handler = handlers[name];
    if (endpoint.takesFile === true) {
      serveUpload(app, runtime, endpoint, handler as UploadHandler<Endpoint>);
      continue;
    }
    if (endpoint.takesPhoto === true) {
      servePhoto(app, runtime, endpoint, handler as PhotoHandler<Endpoint>);
      continue;
    }
    const { method } = endpoint;
    const endpointHandlers = endpointHandlersOf(endpoint, handler);
    const whole = routeHandler(
      runtime,
      endpoint,
      mayBeElsewhere(runtime, endpoint, endpointHandlers),
    );
    app.route({
      method,
      url: routePathOf(endpoint),
      config: routeConfigOf(endpoint),
      handler: withFile(runtime, endpoint, handler, whole),
    });
  }
}
