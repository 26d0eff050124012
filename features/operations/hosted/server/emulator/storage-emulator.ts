import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { FileName } from '#core/domain/schemas.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Log } from '#core/platform/log/log.ts';
import { sendFile } from '#core/server/endpoints/downloads.ts';
import {
  assertSpace,
  parse,
  type EndpointRuntime,
} from '#core/server/endpoints/endpoint-request.ts';
import { emulatorBucket } from '#features/cases/files/domain/hosted.ts';
import { removeOwnFile } from '#features/cases/files/server/shared/own-files.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { hostedMetadata } from './hosted-metadata.ts';
import { openHostedFile } from './open-hosted-file.ts';
import { openHostedHttp } from './open-hosted-http.ts';
import { findOwnFile, receiveOwnFile } from './own-file-transfer.ts';
import { fileOfParts } from './parts.ts';
import { append, openResumableUploads } from './resumable-uploads.ts';

const authorization = /^(?:Bearer|Firebase) ([\w.~+/=-]+)$/iu;

const Params = z.object({ name: FileName });
const UploadQuery = z.object({ name: FileName });
const Query = z.object({ alt: z.optional(z.string()), token: z.optional(z.string()) });

const headerOf = ({ headers }: FastifyRequest, name: string): string =>
  String(headers[`x-goog-upload-${name}`] ?? '');

/** A body without any bytes is not parsed. */
const bodyOf = ({ body }: FastifyRequest): Readable =>
  body instanceof Readable ? body : Readable.from([]);

/**
 * The people's own files in the shape of a hosted storage (sections 7 and 9), for development: the same
 * store and the same rules, on a port of its own.
 */
export async function openStorageEmulator(
  runtime: EndpointRuntime,
  quota: FileQuota,
  log: Log,
  links: Parameters<typeof openHostedFile>[1],
): Promise<FastifyInstance> {
  const app = await openHostedHttp(runtime.fileBytes, log);
  const uploads = openResumableUploads();
  app.addHook('onClose', async () => uploads.close());

  async function claimsOf({ headers }: FastifyRequest) {
    const token = authorization.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw refused(storageRefusals['storage.unauthenticated']);
    return runtime.tokens.read(token);
  }
  async function viewerOf(request: FastifyRequest) {
    return runtime.viewers.forReading(await claimsOf(request));
  }

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const claims = await claimsOf(request);
    const { name } = parse('query', UploadQuery, request.query);
    const id = uploads.begin(claims.authId, (bytes) =>
      receiveOwnFile(runtime, quota, claims, { name, bytes }),
    );
    const query = new URLSearchParams({ name, upload_id: id });
    return reply
      .headers({
        'x-goog-upload-status': 'active',
        'x-goog-upload-url': `http://${request.host}/v0/b/${emulatorBucket}/o?${query}`,
      })
      .send();
  }

  async function resume(request: FastifyRequest, reply: FastifyReply, id: string) {
    const { authId } = await claimsOf(request);
    const upload = uploads.get(id, authId);
    const commands = headerOf(request, 'command').split(/,\s*/u);
    if (commands.includes('cancel')) {
      uploads.cancel(id);
      return reply.header('x-goog-upload-status', 'cancelled').send();
    }
    if (commands.includes('upload')) {
      if (Number(headerOf(request, 'offset')) !== upload.received) {
        throw refused(storageRefusals['storage.invalid-argument'], {
          reason: `it goes on at byte ${upload.received}.`,
        });
      }
      await append(upload, bodyOf(request));
    }
    const isFinal = commands.includes('finalize');
    void reply.headers({
      'x-goog-upload-status': isFinal ? 'final' : 'active',
      'x-goog-upload-size-received': upload.received,
    });
    if (!isFinal) return reply.send();
    upload.bytes.end();
    const row = await upload.stored;
    uploads.cancel(id);
    return hostedMetadata(await viewerOf(request), row);
  }

  async function receive(request: FastifyRequest) {
    const claims = await claimsOf(request);
    const { name } = parse('query', UploadQuery, request.query);
    const type = request.headers['content-type'] ?? '';
    const isParts = headerOf(request, 'protocol') === 'multipart' || /^multipart\//iu.test(type);
    const bytes = isParts ? fileOfParts(bodyOf(request), type) : bodyOf(request);
    const row = await receiveOwnFile(runtime, quota, claims, { name, bytes });
    return hostedMetadata(await viewerOf(request), row);
  }

  await app.register(
    async (bucket) => {
      bucket.post('/o', async (request, reply) => {
        assertSpace(runtime);
        const { upload_id: id } = request.query as { upload_id?: unknown };
        if (typeof id === 'string') return resume(request, reply, id);
        return headerOf(request, 'protocol') === 'resumable'
          ? begin(request, reply)
          : receive(request);
      });

      bucket.get('/o/:name', async (request, reply) => {
        const { name } = parse('params', Params, request.params);
        const { alt, token } = parse('query', Query, request.query);
        if (alt !== 'media') {
          const viewer = await viewerOf(request);
          return hostedMetadata(viewer, await findOwnFile(runtime.db, viewer, name));
        }
        const viewerOfCall = () => viewerOf(request);
        const opened = await openHostedFile(runtime.db, links, viewerOfCall, name, token);
        return sendFile(runtime, request, reply, opened);
      });

      bucket.delete('/o/:name', async (request, reply) => {
        const { name } = parse('params', Params, request.params);
        const viewer = await viewerOf(request);
        const { id } = await findOwnFile(runtime.db, viewer, name);
        await removeOwnFile(runtime.db, viewer, id);
        return reply.status(204).send();
      });
    },
    { prefix: `/v0/b/${emulatorBucket}` },
  );
  return app;
}
