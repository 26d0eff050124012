import { join } from 'node:path';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { serverLimits } from '#core/platform/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { fetchImage } from '#core/platform/images/fetch-image.ts';
import { openImageCache, type ImageCache } from '#core/platform/images/open-image-cache.ts';
import { parse } from './endpoints/endpoint-request.ts';
import type { Settings } from './settings.ts';

/** The pictures of other servers, as the server and the sweeps both open them. */
export function imageCacheOf(
  { dataFolder, fetchesLogos }: Settings,
  mayWrite: () => boolean = () => true,
): ImageCache {
  const { bytes: mostBytes, timeoutMs, ...kept } = serverLimits.images;
  return openImageCache({
    ...kept,
    folder: join(dataFolder, 'images'),
    mostBytes: kept.keptBytes,
    mayWrite,
    fetch: async (url) => (fetchesLogos ? fetchImage(url, { mostBytes, timeoutMs }) : null),
  });
}

const Version = z.object({ v: z.string().check(z.regex(/^[0-9a-f]{16}$/u)) });

/** A part of the address of a picture: another source has another one. */
const versionOf = (source: SQLWrapper) => sql<string>`left(md5(${source}), 16)`;

/** The condition that a picture still has the source that its address was made for. */
export const isVersion = (source: SQLWrapper, version: string) =>
  sql`${versionOf(source)} = ${version}`;

/** Our own address of a picture; null when it has no source. */
export const imageAddress = (path: SQL, source: SQLWrapper) =>
  sql<string | null>`'/api' || ${path} || '?v=' || ${versionOf(source)}`;

/** A picture that was uploaded. */
export interface StoredImage {
  readonly bytes: Buffer;
  readonly contentType: string;
}

interface ServedImage<Params> {
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string;
  readonly params: z.ZodMiniType<Params>;
  /** The address of its source, or the picture itself, if it still has this version. */
  readonly find: (
    db: Queryable,
    params: Params,
    version: string,
  ) => Promise<string | StoredImage | null>;
}

/** Whatever a picture contains, the browser runs no script and loads nothing for it. */
const headers = {
  'cache-control': `private, max-age=${serverLimits.images.shownMs / 1000}, immutable`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Serves a picture of another server, or one that was uploaded, so that no reader's address reaches that one. Without a token:
 * a page cannot send one with a picture. The id and the version in its address are known to those
 * only who were given it.
 */
export function serveImage<Params>(
  app: FastifyInstance,
  { db, images }: { readonly db: Queryable; readonly images: ImageCache },
  { path, params, find }: ServedImage<Params>,
): void {
  app.get(`/api${path}`, async (request, reply) => {
    const { v } = parse('query', Version, request.query);
    const source = await find(db, parse('params', params, request.params), v);
    const image = typeof source === 'string' ? await images.get(source) : source;
    if (image === null) throw refused(refusals.notFound);
    return reply.headers({ ...headers, 'content-type': image.contentType }).send(image.bytes);
  });
}
