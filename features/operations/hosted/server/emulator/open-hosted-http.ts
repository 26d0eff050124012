import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { serverLimits } from '#core/platform/limits.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type { Log } from '#core/platform/log/log.ts';
import { uploadMsOf } from '#core/server/endpoints/uploads.ts';

/** Pages of this machine, on whatever port. */
const localOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/** What the hosted storage's own SDK reads from answers. */
const exposedHeaders = [
  'x-goog-upload-status',
  'x-goog-upload-url',
  'x-goog-upload-size-received',
  'content-length',
  'content-range',
  'etag',
];

/** HTTP as the hosted storage speaks it: bodies of every type as streams, its shape of errors. */
export async function openHostedHttp(fileBytes: number, log: Log): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: fileBytes + serverLimits.formOverheadBytes,
    requestTimeout: uploadMsOf(fileBytes),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1800 },
  }) as unknown as FastifyInstance;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await app.register(cors, {
    origin: localOrigin,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposedHeaders,
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    // The pages that show these files have another origin, on the same machine.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return payload;
  });
  app.setNotFoundHandler(() => {
    throw refused(storageRefusals['storage.object-not-found']);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'A request of the emulator failed.');
    if (!request.raw.complete) void reply.header('connection', 'close');
    const message = status < 500 ? error.message : storageRefusals['storage.unknown'].sentence;
    const code = error instanceof Refused ? error.code : 'storage.unknown';
    return reply.status(status).send({ error: { code: status, message, status: code } });
  });
  return app;
}
