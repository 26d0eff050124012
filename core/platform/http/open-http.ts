import { refusals } from '#core/domain/refusals.ts';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { buildHeader, type AnalyticsTag } from '#core/domain/installation.ts';
import { serverLimits } from '#core/platform/limits.ts';
import type { Log } from '#core/platform/log/log.ts';
import { limitBodyTime } from './body-timeouts.ts';
import { closeGracefully } from './graceful-shutdown.ts';
import { registerJsonParser } from './json-body.ts';
import { answerProblem } from './problems.ts';
import { refused } from './refused.ts';
import { isEmbeddedPage, securityHeaders } from './security-headers.ts';
import { answerClientError } from './client-error.ts';

export interface HttpOptions {
  publicUrl: string;
  trustProxy: boolean;
  /** Where pages call this interface when that is not their own origin (section 7). */
  apiHost: string | null;
  /** Where pages send files when the storage is emulated. */
  storageEmulator?: string | null;
  /** Sites that may frame the page made for it. */
  embedOrigins?: readonly string[];
  /** The identity service that the page speaks to; null: none. */
  hostedIdentity?: { readonly authDomain: string; readonly emulator: string | null } | null;
  /** A service that counts pages; null: none. */
  analytics?: AnalyticsTag | null;
  /** Names the build of the page, in every answer; null: there is none. */
  build?: string | null;
  /** The longest that the body of a request may take. Default: `serverLimits.uploadMs`. */
  uploadMs?: number;
  /** `'sha256-…'` of the inline scripts of the page. */
  inlineScripts: readonly string[];
  /** Default: `serverLimits.bodySilenceMs`. */
  bodySilenceMs?: number;
}

const compressFromBytes = 1024;
const preflightSeconds = 600;

/** The HTTP framework and its plugins; the routes are registered by the caller. */
export async function openHttp(options: HttpOptions, log: Log): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // One log line per request, written after the response (below).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Trust one proxy, ours: the last address in X-Forwarded-For is true, earlier ones can be
    // forged.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: serverLimits.requestBytes,
    // The longest that any route allows (`limitBodyTime`).
    requestTimeout: options.uploadMs ?? serverLimits.uploadMs,
    forceCloseConnections: 'idle',
    // While stopping, still serve requests on open connections.
    return503OnClosing: false,
    frameworkErrors: answerProblem,
    clientErrorHandler: answerClientError(log),
    // A file's name of 200 characters, each of them three bytes that are written as nine.
    routerOptions: { maxParamLength: 1800, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;

  registerJsonParser(app);
  const { apiHost, publicUrl } = options;
  if (apiHost !== null && apiHost !== publicUrl) {
    await app.register(cors, {
      origin: publicUrl,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['content-length', 'retry-after', 'x-request-id', buildHeader],
      maxAge: preflightSeconds,
    });
  }
  await app.register(compress, { threshold: compressFromBytes, encodings: ['br', 'gzip'] });

  app.setErrorHandler(answerProblem);
  closeGracefully(app);
  limitBodyTime(app, options.bodySilenceMs ?? serverLimits.bodySilenceMs);
  const policy = {
    isHttps: options.publicUrl.startsWith('https:'),
    inlineScripts: options.inlineScripts,
    otherOrigins: [options.apiHost, options.storageEmulator ?? null].flatMap((one) => one ?? []),
    hostedIdentity: options.hostedIdentity ?? null,
    analytics: options.analytics ?? null,
  };
  const build = typeof options.build === 'string' ? { [buildHeader]: options.build } : {};
  const headersFor = (framedBy: readonly string[]) => ({
    ...securityHeaders({ ...policy, framedBy }),
    ...build,
  });
  const headers = headersFor([]);
  const embedded = headersFor(options.embedOrigins ?? []);
  app.addHook('onRequest', async (request, reply) => {
    const own = isEmbeddedPage(request.url) ? embedded : headers;
    void reply.headers(own).header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const entry = { method, path: routeOptions.url ?? 'none', status: reply.statusCode };
    request.log.debug({ ...entry, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
  app.setNotFoundHandler(() => {
    throw refused(refusals.notFound);
  });
  return app;
}
