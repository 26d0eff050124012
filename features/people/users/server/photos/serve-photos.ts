import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { serverLimits } from '#core/platform/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { refused } from '#core/platform/http/refused.ts';
import { parse, type EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { photoLimits } from '#features/people/users/domain/limits.ts';
import { photoStore } from './store.ts';

const { photoSizes, photoSizeUsual } = photoLimits;

const Params = z.object({ id: Uuid });
const Query = z.object({
  v: z.string().check(z.regex(/^[0-9a-f]{32}$/u)),
  size: z._default(z.enum(photoSizes.map(String)), String(photoSizeUsual)),
});

/**
 * Serves photos of people. Without a token, since a page cannot send one with a picture: the version
 * in the address is known to those only who were given it, and another photo has another one.
 */
export function servePhotos(
  app: FastifyInstance,
  _parts: ServerParts,
  { db }: Pick<EndpointRuntime, 'db'>,
): void {
  app.get('/api/users/:id/photo', async (request, reply) => {
    const { id } = parse('params', Params, request.params);
    const { v, size } = parse('query', Query, request.query);
    const nth = photoSizes.findIndex((width) => String(width) === size);
    const bytes = await photoStore.find(db, id, v, nth);
    if (bytes === null) throw refused(refusals.notFound);
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': `private, max-age=${serverLimits.images.shownMs / 1000}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
}
