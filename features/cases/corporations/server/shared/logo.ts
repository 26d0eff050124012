import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Uuid } from '#core/domain/schemas.ts';
import { imageAddress, isVersion, serveImage } from '#core/server/images.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { findLogo, isUploaded } from '#features/cases/corporations/server/logo-store.ts';
import { corporations } from '#core/server/tables/corporations.ts';

/** Our own address of a corporation's logo; null when it has none. */
export const corporationLogo = imageAddress(
  sql`'/corporations/' || ${corporations.id} || '/logo'`,
  corporations.logoUrl,
);

export const serveCorporationLogos = (app: FastifyInstance, runtime: EndpointRuntime): void =>
  serveImage(app, runtime, {
    path: '/corporations/:id/logo',
    params: z.object({ id: Uuid }),
    find: async (db, { id }, version) => {
      const [corporation] = await db
        .select({ source: corporations.logoUrl })
        .from(corporations)
        .where(and(eq(corporations.id, id), isVersion(corporations.logoUrl, version)));
      const source = corporation?.source ?? null;
      return source !== null && isUploaded(source) ? findLogo(db, id) : source;
    },
  });
