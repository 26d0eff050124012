import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerInput, Endpoint } from '#core/domain/endpoint.ts';
import { typeOfFile, type Bytes } from '#core/domain/files/file-types.ts';
import { limits } from '#core/domain/limits.ts';
import { TooManyBytes, type FileStore } from '#core/platform/files/open-file-store.ts';
import { refused, type Refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { answerWriter } from './answers.ts';
import { configOf, parseRequest, tokenOf, urlOf, type Asked, type Gate } from './asking.ts';
import { loadViewer } from '#core/server/authorization/viewer.ts';

/** A file that has arrived whole and is what it says. */
export interface Arrived {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

/** Where files of a kind are put, and which of them have a place there. */
export interface Shelf {
  readonly files: FileStore;
  readonly mostBytes: number;
  tooLarge(): Refused;
  typeOf(
    name: string,
    bytes: Bytes,
  ): { readonly contentType: string } | { readonly reason: string };
}

/** What an area says about a file that is sent to it. */
export interface Receiver<E extends Endpoint> {
  /** Not said: with the files of submissions. */
  readonly shelf?: Shelf;
  /** Asked before a byte of it is read, so that who may not send it is told so at once. */
  admit(asked: Asked<E>): Promise<unknown>;
  /**
   * With the file on the disk. It is gone again when this throws, and when it answers another one:
   * the same, which was there before.
   */
  keep(asked: Asked<E>, file: Arrived): Promise<AnswerInput<E>>;
}

const usualShelf = (files: FileStore): Shelf => ({
  files,
  mostBytes: limits.fileBytes,
  tooLarge: () => refused('storage.tooLarge', { most: `${limits.fileBytes / (1024 * 1024)} MB` }),
  typeOf: typeOfFile,
});

/** Nobody sends what will be refused: the answer comes first, and the connection ends with it. */
const demandRoom = ({ mostBytes, tooLarge }: Shelf) =>
  async function demand(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= mostBytes + limits.formOverheadBytes) return;
    void reply.header('connection', 'close');
    throw tooLarge();
  };

async function fileOf(request: FastifyRequest): Promise<AsyncIterable<Buffer>> {
  if (!request.isMultipart()) throw refused('storage.noForm');
  const part = await request.file().catch(() => undefined);
  if (!part) throw refused('malformed', { problem: 'it is no form with a file in it.' });
  return part.file;
}

/** What breaks off on the way is the sender's, and never taken for a whole file. */
async function* whole(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch {
    throw refused('malformed', { problem: 'the file breaks off.' });
  }
}

function refusalOf(error: unknown, shelf: Shelf): unknown {
  if (error instanceof TooManyBytes) return shelf.tooLarge();
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOSPC' || code === 'EDQUOT' ? refused('storage.quota-exceeded') : error;
}

async function receive(
  shelf: Shelf,
  request: FastifyRequest,
  id: string,
  name: string,
): Promise<Arrived> {
  const bytes = whole(await fileOf(request));
  const kept = await shelf.files.put(id, bytes, shelf.mostBytes).catch((error: unknown) => {
    throw refusalOf(error, shelf);
  });
  const type = shelf.typeOf(name, kept);
  if ('reason' in type) throw refused('storage.invalid-argument', type);
  return { id, name, size: kept.size, sha256: kept.sha256, contentType: type.contentType };
}

const idOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;

/** A file is read outside of any transaction: somebody's slow line must not hold a connection. */
async function take(
  gate: Gate,
  endpoint: Endpoint,
  receiver: Receiver<Endpoint>,
  shelf: Shelf,
  request: FastifyRequest,
): Promise<unknown> {
  const claims = endpoint.may === 'anyone' ? null : await gate.tokens.read(tokenOf(request));
  const parsed = parseRequest(endpoint, request);
  const viewer = claims && (await gate.viewers.forReading(claims));
  await receiver.admit({ ...parsed, viewer, db: gate.db } as never);
  const id = newId();
  try {
    const { name } = parsed.query as { name: string };
    const file = await receive(shelf, request, id, name);
    const answer = await gate.db.transaction(async (db) => {
      const asked = { ...parsed, viewer: claims && (await loadViewer(db, claims)), db };
      return receiver.keep(asked as never, file);
    });
    if (idOf(answer) !== id) await shelf.files.remove(id);
    return answer;
  } catch (error) {
    await shelf.files.remove(id);
    throw error;
  }
}

/** The route of an endpoint that takes a file. Forms are understood here and nowhere else. */
export function serveUpload(
  app: FastifyInstance,
  gate: Gate,
  endpoint: Endpoint,
  receiver: Receiver<Endpoint>,
): void {
  const write = answerWriter(endpoint, gate.isStrict);
  const shelf = receiver.shelf ?? usualShelf(gate.files);
  void app.register(async (forms) => {
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      // One more than it may hold, so that what is too large is seen to be.
      limits: { files: 1, parts: 1, fields: 0, fileSize: shelf.mostBytes + 1 },
    });
    forms.route({
      ...{ method: endpoint.method, url: urlOf(endpoint), config: configOf(endpoint) },
      onRequest: demandRoom(shelf),
      handler: async (request, reply) => {
        const answer = await take(gate, endpoint, receiver, shelf, request).finally(() => {
          // What still comes of it is not waited for.
          if (!request.raw.complete) void reply.header('connection', 'close');
        });
        void reply.header('cache-control', 'no-store');
        return reply.type('application/json; charset=utf-8').send(write(answer));
      },
    });
  });
}
