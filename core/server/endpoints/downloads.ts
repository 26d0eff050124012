import { refusals } from '#core/domain/refusals.ts';
import type { Readable } from 'node:stream';
import type { RouteHandlerMethod } from 'fastify';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { isShownInline } from '#core/domain/files/file-types.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { parseRequest, type EndpointRuntime } from './endpoint-request.ts';

/** A file that may be downloaded. */
export interface DownloadableFile {
  /** Under which its bytes lie. */
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** Null: not known before it has been written. */
  readonly size: number | null;
  /** Not said: they lie with the files of submissions. What is written anew each time is not kept. */
  readonly bytes?: Readable;
}

/** Finds the file that a token opens. Null: there is none, or the token is another's. */
export type FindDownload = (
  db: Queryable,
  id: string,
  token: string,
) => Promise<DownloadableFile | null>;

/** Whatever a file says, the browser runs nothing of it and asks nothing for it. */
const contentPolicy = "default-src 'none'; sandbox";

const unsafe = /[^\w.-]/gu;
const notInExtended = /['()*]/gu;

/** RFC 6266: the whole name for today's browsers, a plain one for the others. */
function dispositionOf({ name, contentType }: DownloadableFile): string {
  const way = isShownInline(contentType) ? 'inline' : 'attachment';
  const extended = encodeURIComponent(name.toWellFormed()).replace(
    notInExtended,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${name.replace(unsafe, '_')}"; filename*=UTF-8''${extended}`;
}

/** Answers the bytes where the query says `alt=media`; the token opens them, nothing else is asked. */
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
