import type { FastifyInstance } from 'fastify';
import { catalogueOf } from '#core/domain/events/events.ts';
import { openHttp } from '#core/platform/http/open-http.ts';
import { readWebFiles, serveWebFiles } from '#core/platform/http/web-files.ts';
import * as contract from '#features/domain.ts';
import * as features from '#features/server.ts';
import { identityOf, identityService } from '#core/server/authorization/identity.ts';
import { openTokenReader } from '#core/server/authorization/tokens.ts';
import { openViewers } from '#core/server/authorization/viewer.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import type { ServerFeature, ServerParts } from './feature.ts';
import { fileStoreOf } from './files.ts';
import { openApiDocument } from './openapi.ts';
import { Services } from './services.ts';

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
function openEndpointRuntime(parts: ServerParts, app: FastifyInstance): EndpointRuntime {
  const { settings, database, services } = parts;
  const viewers = openViewers(database.db);
  const people = database.listen('person_changed', (authId) => viewers.forget(authId));
  app.addHook('onClose', () => people.close());
  const identity = identityOf(parts, (authId) => viewers.forget(authId));
  services.provide(identityService, identity);
  const tokens = openTokenReader({
    issuer: settings.publicUrl,
    keys: async () => identity.api.getJwks(),
  });
  const files = fileStoreOf(settings);
  return { db: database.db, tokens, viewers, files, isStrict: !settings.production };
}

/** Builds the server with all features. */
export async function buildApp({ webFolder, ...given }: AppParts): Promise<App> {
  const { settings, log } = given;
  const services = new Services().provide(eventCatalogueService, catalogueOf(contract));
  const parts: ServerParts = { ...given, services };
  const web = await readWebFiles(webFolder);
  const app = await openHttp(
    {
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      inlineScripts: web?.inlineScripts ?? [],
    },
    log,
  );
  const runtime = openEndpointRuntime(parts, app);
  const all: readonly ServerFeature[] = Object.values(features);
  for (const { provide } of all) provide?.(parts, app);
  for (const { serve } of all) serve(app, parts, runtime);

  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiDocument(contract, settings.productName, settings.publicUrl));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  if (web) await serveWebFiles(app, web);
  return { app, services };
}
