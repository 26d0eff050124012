import { refusals } from '#core/domain/refusals.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerInput, Endpoint } from '#core/domain/endpoint.ts';
import { detectFileType, type Bytes } from '#core/domain/files/file-types.ts';
import { limits } from '#core/domain/limits.ts';
import { TooManyBytes, type FileStore } from '#core/platform/files/open-file-store.ts';
import { refused, type Refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { answerSerializer } from './answers.ts';
import {
  rateLimitConfigOf,
  parseRequest,
  bearerTokenOf,
  routePathOf,
  type EndpointRequest,
  type EndpointRuntime,
} from './endpoint-request.ts';
import { loadViewer } from '#core/server/authorization/viewer.ts';

/** A file that has arrived whole and is what it says. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

/** Where files of a kind are put, and which of them have a place there. */
export interface UploadTarget {
  readonly files: FileStore;
  readonly mostBytes: number;
  tooLarge(): Refused;
  typeOf(
    name: string,
    bytes: Bytes,
  ): { readonly contentType: string } | { readonly reason: string };
}

/** What an area says about a file that is sent to it. */
export interface UploadHandler<E extends Endpoint> {
  /** Not said: with the files of submissions. */
  readonly target?: UploadTarget;
  /** Asked before a byte of it is read, so that who may not send it is told so at once. */
  admit(asked: EndpointRequest<E>): Promise<unknown>;
  /**
   * With the file on the disk. It is gone again when this throws, and when it answers another one:
   * the same, which was there before.
   */
  keep(asked: EndpointRequest<E>, file: UploadedFile): Promise<AnswerInput<E>>;
}

const defaultUploadTarget = (files: FileStore): UploadTarget => ({
  files,
  mostBytes: limits.fileBytes,
  tooLarge: () =>
    refused(refusals['storage.tooLarge'], { most: `${limits.fileBytes / (1024 * 1024)} MB` }),
  typeOf: detectFileType,
});

/** Nobody sends what will be refused: the answer comes first, and the connection ends with it. */
const assertContentLength = ({ mostBytes, tooLarge }: UploadTarget) =>
  async function demand(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= mostBytes + limits.formOverheadBytes) return;
    void reply.header('connection', 'close');
    throw tooLarge();
  };

async function fileOf(request: FastifyRequest): Promise<AsyncIterable<Buffer>> {
  if (!request.isMultipart()) throw refused(refusals['storage.noForm']);
  const part = await request.file().catch(() => undefined);
  if (!part) throw refused(refusals.malformed, { problem: 'it is no form with a file in it.' });
  return part.file;
}

/** What breaks off on the way is the sender's, and never taken for a whole file. */
async function* refuseBrokenUpload(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch {
    throw refused(refusals.malformed, { problem: 'the file breaks off.' });
  }
}

function refusalOf(error: unknown, target: UploadTarget): unknown {
  if (error instanceof TooManyBytes) return target.tooLarge();
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? refused(refusals['storage.quota-exceeded'])
    : error;
}

async function receiveUpload(
  target: UploadTarget,
  request: FastifyRequest,
  id: string,
  name: string,
): Promise<UploadedFile> {
  const bytes = refuseBrokenUpload(await fileOf(request));
  const kept = await target.files.put(id, bytes, target.mostBytes).catch((error: unknown) => {
    throw refusalOf(error, target);
  });
  const type = target.typeOf(name, kept);
  if ('reason' in type) throw refused(refusals['storage.invalid-argument'], type);
  return { id, name, size: kept.size, sha256: kept.sha256, contentType: type.contentType };
}

const idOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;

/** A file is read outside of any transaction: somebody's slow line must not hold a connection. */
async function handleUpload(
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  receiver: UploadHandler<Endpoint>,
  target: UploadTarget,
  request: FastifyRequest,
): Promise<unknown> {
  const claims =
    endpoint.may === 'anyone' ? null : await runtime.tokens.read(bearerTokenOf(request));
  const parsed = parseRequest(endpoint, request);
  const viewer = claims && (await runtime.viewers.forReading(claims));
  await receiver.admit({ ...parsed, viewer, db: runtime.db } as never);
  const id = newId();
  try {
    const { name } = parsed.query as { name: string };
    const file = await receiveUpload(target, request, id, name);
    const answer = await runtime.db.transaction(async (db) => {
      const asked = { ...parsed, viewer: claims && (await loadViewer(db, claims)), db };
      return receiver.keep(asked as never, file);
    });
    if (idOf(answer) !== id) await target.files.remove(id);
    return answer;
  } catch (error) {
    await target.files.remove(id);
    throw error;
  }
}

/** The route of an endpoint that takes a file. Forms are understood here and nowhere else. */
export function serveUpload(
  app: FastifyInstance,
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  receiver: UploadHandler<Endpoint>,
): void {
  const write = answerSerializer(endpoint, runtime.isStrict);
  const target = receiver.target ?? defaultUploadTarget(runtime.files);
  void app.register(async (forms) => {
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      // One more than it may hold, so that what is too large is seen to be.
      limits: { files: 1, parts: 1, fields: 0, fileSize: target.mostBytes + 1 },
    });
    forms.route({
      ...{
        method: endpoint.method,
        url: routePathOf(endpoint),
        config: rateLimitConfigOf(endpoint),
      },
      onRequest: assertContentLength(target),
      handler: async (request, reply) => {
        const answer = await handleUpload(runtime, endpoint, receiver, target, request).finally(
          () => {
            // What still comes of it is not waited for.
            if (!request.raw.complete) void reply.header('connection', 'close');
          },
        );
        void reply.header('cache-control', 'no-store');
        return reply.type('application/json; charset=utf-8').send(write(answer));
      },
    });
  });
}
