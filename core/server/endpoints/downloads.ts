import { refusals } from '#core/domain/refusals.ts';
import type { Readable } from 'node:stream';
import type { RouteHandlerMethod } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { isShownInline } from '#core/domain/files/file-types.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { parseRequest, type EndpointRuntime } from './endpoint-request.ts';

/** A file to download. */
export interface DownloadableFile {
  /** Its id in the file store. */
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** Null: unknown before it is generated. */
  readonly size: number | null;
  /** Default: from the store for files of submissions. Generated files are not stored. */
  readonly bytes?: Readable;
}

/** Finds the file of a token. Null: no such file, or the token is for another one. */
export type FindDownload = (
  db: Queryable,
  id: string,
  token: string,
) => Promise<DownloadableFile | null>;

/** Whatever the file contains, the browser runs no script and loads nothing for it. */
const contentPolicy = "default-src 'none'; sandbox";

const unsafe = /[^\w.-]/gu;
const notInExtended = /['()*]/gu;

/** RFC 6266: the full name, and an ASCII fallback for old browsers. */
function dispositionOf({ name, contentType }: DownloadableFile): string {
  const way = isShownInline(contentType) ? 'inline' : 'attachment';
  const extended = encodeURIComponent(name.toWellFormed()).replace(
    notInExtended,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${name.replace(unsafe, '_')}"; filename*=UTF-8''${extended}`;
}

/** Answers the bytes for `alt=media`; the token is the only authorization. */
export const serveBytes = (
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  open: FindDownload,
  whole: RouteHandlerMethod,
): RouteHandlerMethod =>
  async function answer(request, reply) {
    if ((request.query as { alt?: unknown }).alt !== 'media') {
      return whole.call(this, request, reply);
    }
    const { params, query } = parseRequest(endpoint, request) as {
      params: { id: string };
      query: { token?: string };
    };
    const file = await open(runtime.db, params.id, query.token ?? '');
    const bytes = file && (file.bytes ?? (await runtime.files.get(file.id)));
    if (!file || !bytes) throw refused(refusals['storage.object-not-found']);
    return reply
      .headers({
        'content-type': file.contentType,
        ...(file.size !== null && { 'content-length': file.size }),
        'content-disposition': dispositionOf(file),
        'content-security-policy': contentPolicy,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': file.bytes ? 'no-store' : 'private, max-age=3600, immutable',
      })
      .send(bytes);
  };
