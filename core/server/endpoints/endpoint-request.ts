import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, Parsed } from '#core/domain/endpoint.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { speakOwnWords } from '#core/domain/validation-words.ts';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { ImageCache } from '#core/platform/images/open-image-cache.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { Database, OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { OpenLimiter } from '#core/platform/http/limiters.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type { CallLimits } from './call-limits.ts';
import type { TokenReader } from '#core/server/authorization/tokens.ts';
import type { Viewer, Viewers } from '#core/server/authorization/viewer.ts';

/** The input of a handler: the parsed request, the viewer and the database. */
export interface EndpointRequest<E extends Endpoint> extends Parsed<E> {
  readonly viewer: E['may'] extends 'anyone' ? null : Viewer;
  /** For writes: the transaction of this request. */
  readonly db: Queryable;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

export interface EndpointRuntime {
  readonly db: Database;
  readonly reading: OpenDatabase['reading'];
  readonly tokens: TokenReader;
  readonly viewers: Viewers;
  readonly files: FileStore;
  /** The largest file that is accepted. */
  readonly fileBytes: number;
  readonly images: ImageCache;
  readonly disk: DiskSpace;
  readonly callLimits: CallLimits;
  readonly openLimiter: OpenLimiter;
  /** Whether responses are validated against their schema (see `answerSerializer`). */
  readonly isStrict: boolean;
  /** Whether browsers reach it over TLS. */
  readonly isHttps: boolean;
}

const bearer = /^Bearer ([\w.~+/=-]+)$/iu;

export function bearerTokenOf(request: FastifyRequest): string {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw refused(refusals.unauthenticated);
  return token;
}

/** @throws Refused `diskFull` while the disk has no space for a write. */
export function assertSpace({ disk }: Pick<EndpointRuntime, 'disk'>): void {
  if (disk.isFull()) throw refused(serverRefusals.diskFull);
}

const printable = /^[\x20-\x7e]+$/u;

// The reasons given for refused fields.
speakOwnWords();

type Part = 'params' | 'query' | 'body';
type Labels = NonNullable<Endpoint['labels']>;

/** What a person reads of a refused field: its label, else its path. */
function sentenceOf(field: string, problem: string, labels: Labels | undefined): string {
  if (labels === undefined) return `${field}: ${problem}`;
  const [, name = ''] = field.split('.');
  return Object.hasOwn(labels, name) ? `${labels[name]}: ${problem}` : problem;
}

export function parse<Schema extends z.ZodMiniType>(
  part: Part,
  schema: Schema,
  value: unknown,
  labels?: Labels,
): z.output<Schema>;
export function parse(
  part: Part,
  schema: z.ZodMiniType | undefined,
  value: unknown,
  labels?: Labels,
): unknown;
export function parse(
  part: Part,
  schema: z.ZodMiniType | undefined,
  value: unknown,
  labels?: Labels,
): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value ?? (part === 'body' ? undefined : {}));
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.slice(0, serverLimits.problemsTold).map((issue) => ({
    field: [part, ...issue.path].join('.'),
    problem: issue.message,
  }));
  const first = details[0];
  const problem = first ? sentenceOf(first.field, first.problem, labels) : part;
  throw new Refused(refusals.invalid, refusalText(refusals.invalid, { problem }), details);
}

export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > serverLimits.idempotencyKeyCharacters) {
    throw refused(refusals.invalid, { problem: 'the Idempotency-Key is too long.' });
  }
  if (!printable.test(key)) {
    throw refused(refusals.invalid, {
      problem: 'the Idempotency-Key has characters that it may not have.',
    });
  }
  return key;
}

const connections = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when the connection of a request ends. One for all requests of a connection; that of Fastify is
 * aborted as soon as the body of a request was read.
 */
export function connectionSignalOf({ raw: { socket } }: FastifyRequest): AbortSignal {
  const entry = connections.get(socket);
  if (entry !== undefined) return entry;
  const ended = new AbortController();
  socket.once('close', () =>
    ended.abort(refused(refusals.malformed, { problem: 'the client has left.' })),
  );
  connections.set(socket, ended.signal);
  return ended.signal;
}

/** Parses a request by its endpoint's schemas. @throws Refused `invalid`, with the field. */
export const parseRequest = (endpoint: Endpoint, request: FastifyRequest) => ({
  params: parse('params', endpoint.params, request.params, endpoint.labels),
  query: parse('query', endpoint.query, request.query, endpoint.labels),
  body: parse('body', endpoint.body, request.body, endpoint.labels),
  signal: connectionSignalOf(request),
});

export const routePathOf = ({ path }: Endpoint): string =>
  `/api${path.replace(/\{(\w+)\}/gu, (_, name: string) => `:${name}`)}`;

/** Section 8, "File storage error codes", by the code of any other call. */
const storageCodes = {
  [refusals.unauthenticated.code]: storageRefusals['storage.unauthenticated'].code,
  [refusals.forbidden.code]: storageRefusals['storage.unauthorized'].code,
  [refusals.notFound.code]: storageRefusals['storage.object-not-found'].code,
};

/** The limit of an endpoint by address, and the codes that it refuses with. */
export const routeConfigOf = ({ perHour, isStorage = false }: Endpoint) => ({
  ...(perHour !== undefined && { perAddress: { calls: perHour, seconds: 3600 } }),
  ...(isStorage && { codes: storageCodes }),
});
