import { refusals } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerInput, Endpoint } from '#core/domain/endpoint.ts';
import { detectFileType, type Bytes } from '#core/domain/files/file-types.ts';
import { formatBytes } from '#core/domain/format.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { second } from '#core/domain/units.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { TooManyBytes } from '#core/platform/files/receive-file.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { answerSerializer } from './answers.ts';
import {
  routeConfigOf,
  routePathOf,
  type EndpointRequest,
  type EndpointRuntime,
} from './endpoint-request.ts';
import { nameBrowser } from './browser-cookie.ts';
import { openDoneLimit } from './done-limit.ts';
import { receiveAndKeep, type Way } from './receive.ts';

/** A completely received file whose content fits its type. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

/** The file store for a kind of upload, and the files that it accepts. */
export interface UploadTarget {
  readonly files: FileStore;
  readonly mostBytes: number;
  tooLarge(): Refused;
  typeOf(
    name: string,
    bytes: Bytes & { readonly size: number },
  ): { readonly contentType: string } | { readonly reason: string };
}

/** A feature's handler for uploads. */
export interface UploadHandler<E extends Endpoint> {
  /** Default: the store for files of submissions. */
  readonly target?: UploadTarget;
  /** Runs before the body is read, to refuse without an upload. */
  admit(call: EndpointRequest<E>): Promise<unknown>;
  /**
   * Runs once the file is stored. The file is deleted when this throws, or returns another id
   * because the same file already exists.
   */
  keep(call: EndpointRequest<E>, file: UploadedFile, prepared?: unknown): Promise<AnswerInput<E>>;
  /** What is slow, such as reading the file, once it is stored and before the transaction of `keep`. */
  prepare?(call: EndpointRequest<E>, file: UploadedFile): Promise<unknown>;
}

interface PreparingUpload<E extends Endpoint, Prepared> extends Omit<UploadHandler<E>, 'keep'> {
  prepare(call: EndpointRequest<E>, file: UploadedFile): Promise<Prepared>;
  keep(call: EndpointRequest<E>, file: UploadedFile, prepared: Prepared): Promise<AnswerInput<E>>;
}

/** An upload that prepares, with the type of what is prepared. */
export const preparingUpload = <E extends Endpoint, Prepared>(
  handler: PreparingUpload<E, Prepared>,
): UploadHandler<E> => handler as never;

/** How long a file of this size may take. */
export const uploadMsOf = (bytes: number): number =>
  Math.max(serverLimits.uploadMs, (bytes / serverLimits.uploadBytesPerSecond) * second);

export const defaultUploadTarget = ({
  files,
  fileBytes,
}: Pick<EndpointRuntime, 'files' | 'fileBytes'>): UploadTarget => ({
  files,
  mostBytes: fileBytes,
  tooLarge: () =>
    refused(storageRefusals['storage.tooLarge'], { most: formatBytes(fileBytes, 'en') }),
  typeOf: detectFileType,
});

/** Refuses by Content-Length before the body is read, and closes the connection. */
export const assertContentLength = ({
  mostBytes,
  tooLarge,
}: Pick<UploadTarget, 'mostBytes' | 'tooLarge'>) =>
  async function checkContentLength(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= mostBytes + serverLimits.formOverheadBytes) return;
    void reply.header('connection', 'close');
    throw tooLarge();
  };

async function fileOf(request: FastifyRequest): Promise<AsyncIterable<Buffer>> {
  if (!request.isMultipart()) throw refused(storageRefusals['storage.noForm']);
  const part = await request.file().catch(() => undefined);
  if (!part) throw refused(refusals.malformed, { problem: 'it is not a form with a file in it.' });
  return part.file;
}

/** An aborted upload is the client's fault, and never a complete file. */
async function* refuseBrokenUpload(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refused(refusals.malformed, { problem: 'the file breaks off.' });
  }
}

function refusalOf(error: unknown, target: UploadTarget): unknown {
  if (error instanceof TooManyBytes) return target.tooLarge();
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? refused(storageRefusals['storage.quota-exceeded'])
    : error;
}

/** Stores bytes while they come; afterwards they must agree with the name. */
export async function storeUpload(
  target: UploadTarget,
  bytes: AsyncIterable<Buffer>,
  { id, name }: Pick<UploadedFile, 'id' | 'name'>,
): Promise<UploadedFile> {
  const received = refuseBrokenUpload(bytes);
  const stored = await target.files.put(id, received, target.mostBytes).catch((error: unknown) => {
    throw refusalOf(error, target);
  });
  const type = target.typeOf(name, stored);
  if ('reason' in type) throw refused(storageRefusals['storage.invalid-argument'], type);
  return { id, name, size: stored.size, sha256: stored.sha256, contentType: type.contentType };
}

const idOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;

/** What it was sent for is done or refused by now, so that this may fail: the sweep removes it, too. */
const removeUnused = (files: FileStore, id: string, { log }: FastifyRequest): Promise<void> =>
  files.remove(id).catch((error: unknown) => {
    log.warn({ err: error }, 'A file that is not used could not be removed.');
  });

async function handleUpload(
  runtime: EndpointRuntime,
  way: Way,
  handler: UploadHandler<Endpoint>,
  target: UploadTarget,
  request: FastifyRequest,
): Promise<unknown> {
  const id = newId();
  const discard = () => removeUnused(target.files, id, request);
  let isKept = false;
  try {
    const answer = await receiveAndKeep(runtime, way, request, {
      admit: (call) => handler.admit(call),
      receive: async (call) => {
        const { name } = call.query as { readonly name: string };
        const file = await storeUpload(target, await fileOf(request), { id, name });
        const prepared = await handler.prepare?.(call, file);
        return { file, prepared, sha256: file.sha256 };
      },
      keep: async (call, { file, prepared }) => {
        const result = await handler.keep(call, file, prepared);
        isKept = true;
        return result;
      },
    });
    if (idOf(answer) !== id) await discard();
    return answer;
  } catch (error) {
    // When the answer to the commit was lost, it may be there: the sweep removes it where it is not.
    if (!isKept) await discard();
    throw error;
  }
}

/** Registers the route of an upload. Multipart is parsed here only. */
export function serveUpload(
  app: FastifyInstance,
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  handler: UploadHandler<Endpoint>,
): void {
  const write = answerSerializer(endpoint, runtime.isStrict);
  const target = handler.target ?? defaultUploadTarget(runtime);
  const way = { endpoint, counting: openDoneLimit(endpoint, runtime.openLimiter) };
  void app.register(async (forms) => {
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      // One byte more, so that a larger file is detected.
      limits: { files: 1, parts: 1, fields: 0, fileSize: target.mostBytes + 1 },
    });
    forms.route({
      method: endpoint.method,
      url: routePathOf(endpoint),
      config: { ...routeConfigOf(endpoint), bodyMs: uploadMsOf(target.mostBytes) },
      onRequest: assertContentLength(target),
      handler: async (request, reply) => {
        const answer = await handleUpload(runtime, way, handler, target, request).finally(() => {
          // Do not wait for the rest of the body.
          if (!request.raw.complete) void reply.header('connection', 'close');
        });
        nameBrowser(endpoint, runtime.isHttps, request, reply);
        void reply.header('cache-control', 'no-store');
        return reply.type('application/json; charset=utf-8').send(write(answer));
      },
    });
  });
}
