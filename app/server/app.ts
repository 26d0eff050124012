import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '#core/domain/events/events.ts';
import { limitAddresses } from '#core/platform/http/limit-addresses.ts';
import type { OpenLimiter } from '#core/platform/http/limiters.ts';
import { openHttp } from '#core/platform/http/open-http.ts';
import { watchDiskSpace } from '#core/platform/files/disk-space.ts';
import { readWebFiles, serveWebFiles } from '#core/platform/http/web-files.ts';
import * as contract from '#app/features.domain.ts';
import * as features from '#app/features.server.ts';
import {
  identityOf,
  identityService,
  successorService,
  type Successors,
} from '#core/server/authorization/identity.ts';
import { openTokenReader } from '#core/server/authorization/tokens.ts';
import { openViewers } from '#core/server/authorization/viewer.ts';
import { uploadMsOf } from '#core/server/endpoints/uploads.ts';
import { noCallLimits, openCallLimits } from '#core/server/endpoints/call-limits.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { Drain, drainService } from '#core/server/drain.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { originOf, withOrigin } from '#core/server/events/origin.ts';
import { watchForwardedHeader } from '#core/server/forwarded-header.ts';
import { nodeRegisterService, openNodeRegister } from '#core/server/nodes/node-register.ts';
import { openSharedLimits } from '#core/server/nodes/shared-limits.ts';
import { thisNode } from '#core/server/nodes/this-node.ts';
import { installationOf, readLogo } from '#core/server/installation.ts';
import {
  contractService,
  featuresService,
  type ServerFeature,
  type ServerParts,
} from '#core/server/feature.ts';
import { fileStoreOf, moveFilesApart, storageEmulatorOf } from '#core/server/files.ts';
import { imageCacheOf } from '#core/server/images.ts';
import { openApiDocument } from '#core/server/openapi.ts';
import { serveOpenApi } from '#core/server/openapi-route.ts';
import { Services } from '#core/server/services.ts';
import { SystemParts, systemPartsService } from '#core/server/system-parts.ts';

export interface AppParts extends Omit<ServerParts, 'services'> {
  /** The folder of the built web app. */
  readonly webFolder: string;
}

/** The app, and the services of its features. */
export interface App {
  readonly app: FastifyInstance;
  readonly services: Services;
}

/** The shared state of all endpoints, and the identity library, which invalidates it on sign-out. */
async function openEndpointRuntime(
  parts: ServerParts,
  app: FastifyInstance,
  openLimiter: OpenLimiter,
): Promise<EndpointRuntime> {
  const { settings, database, services, log } = parts;
  const viewers = openViewers(database.db);
  const people = database.listen('person_changed', (authId) => viewers.forget(authId));
  app.addHook('onClose', () => people.close());
  const successors: Successors = { refused: async () => {} };
  services.provide(successorService, successors);
  const identity = identityOf(
    parts,
    (authId) => viewers.forget(authId),
    (arrival) => successors.refused(arrival),
  );
  services.provide(identityService, identity);
  const tokens = openTokenReader({
    issuer: settings.publicUrl,
    keys: async () => identity.api.getJwks(),
  });
  // Before work goes on that needs them.
  await moveFilesApart(settings).catch((error: unknown) => {
    log.error({ err: error }, 'Files of this machine could not be moved to FILES_URL.');
  });
  const files = fileStoreOf(settings);
  const disk = await watchDiskSpace(settings.dataFolder, settings.diskReserveBytes, log);
  app.addHook('onClose', async () => disk.close());
  const images = imageCacheOf(settings, () => !disk.isFull());
  const callLimits = settings.hasCallLimits ? openCallLimits(openLimiter) : noCallLimits;
  const isStrict = !settings.production;
  const { fileBytes } = settings;
  const { db, reading } = database;
  const stores = { db, reading, files, fileBytes, images, disk };
  const isHttps = settings.publicUrl.startsWith('https:');
  return { ...stores, tokens, viewers, callLimits, openLimiter, isStrict, isHttps };
}

const all: readonly ServerFeature[] = Object.values(features);

/** Builds the server with all features. */
export async function buildApp({ webFolder, ...given }: AppParts): Promise<App> {
  const { settings, log } = given;
  const services = new Services()
    .provide(contractService, Object.values(contract))
    .provide(eventCatalogueService, catalogueOf(contract))
    .provide(systemPartsService, new SystemParts())
    .provide(drainService, new Drain())
    .provide(featuresService, all);
  const parts: ServerParts = { ...given, services };
  const logo = await readLogo(settings);
  const web = await readWebFiles(webFolder, installationOf(settings, { demo: given.demo, logo }));
  const app = await openHttp(
    {
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      apiHost: settings.apiHost,
      storageEmulator: storageEmulatorOf(settings),
      embedOrigins: settings.embedOrigins,
      hostedIdentity: settings.hostedIdentity,
      analytics: settings.analytics,
      uploadMs: uploadMsOf(settings.fileBytes),
      inlineScripts: web?.inlineScripts ?? [],
      build: web?.build ?? null,
    },
    log,
  );
  services.get(systemPartsService).add(watchForwardedHeader(app, settings, log));
  if (settings.tracingUrl !== null) {
    const { traceRequests } = await import('#core/platform/tracing/trace-requests.ts');
    traceRequests(app, settings.tracingUrl);
  }
  app.addHook('preHandler', (request, _reply, done) => withOrigin(originOf(request), done));
  const self = await thisNode({ at: settings.port, build: web?.build ?? null });
  const nodes = await openNodeRegister(parts.database, self, log);
  app.addHook('onListen', async () => nodes.start());
  app.addHook('onClose', () => nodes.close());
  services.provide(nodeRegisterService, nodes);
  const openLimiter = openSharedLimits(app, parts.database, nodes);
  limitAddresses(app, openLimiter);
  const runtime = await openEndpointRuntime(parts, app, openLimiter);
  for (const { provide } of all) provide?.(parts, app);
  for (const { serve } of all) serve(app, parts, runtime);

  serveOpenApi(app, () => openApiDocument(contract, settings.productName, settings.publicUrl));
  if (web) await serveWebFiles(app, web, logo, join(settings.dataFolder, 'web'));
  return { app, services };
}
