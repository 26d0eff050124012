import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { serverLimits } from '#core/platform/limits.ts';
import { isShownInline } from '#core/domain/files/file-types.ts';
import { refused } from '#core/platform/http/refused.ts';
import { rangeOf } from './byte-range.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { parseRequest, type EndpointRequest, type EndpointRuntime } from './endpoint-request.ts';
import {
  isHidden,
  openLink,
  type ByteEndpoint,
  type ByteHandlers,
  type DownloadableFile,
  type OpenedLink,
} from './open-link.ts';

export type { ByteEndpoint, ByteHandlers };

/** The first part of a file, or all of it: a player that asks for the rest downloads it once. */
const isBeginning = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['if-none-match'] === undefined &&
  (headers.range === undefined || headers.range.startsWith('bytes=0-'));

/** Whatever the file contains, the browser runs no script and loads nothing for it. */
const contentPolicy = "default-src 'none'; sandbox";

const unsafe = /[^\w.-]/gu;
const notInExtended = /['()*]/gu;

/** A name is no path, whatever a browser would do with one. */
const separator = /[/\\]/gu;

/** RFC 6266: the full name, and an ASCII fallback for old browsers. */
function dispositionOf({ name, contentType }: DownloadableFile): string {
  const way = isShownInline(contentType) ? 'inline' : 'attachment';
  const extended = encodeURIComponent(name.toWellFormed().replace(separator, '_')).replace(
    notInExtended,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${name.replace(unsafe, '_')}"; filename*=UTF-8''${extended}`;
}

/** Bytes of a range are counted in the file as it is, not in what a compression makes of it. */
function leaveUncompressed({ headers }: FastifyRequest): void {
  headers['x-no-compression'] = '1';
}

const isSame = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);

/** What of a file is answered: all, a part, or that it has not changed. */
function partOf({ headers }: FastifyRequest, { size, sha256 }: DownloadableFile) {
  if (sha256 === undefined || size === null) return { etag: null, range: null, isUnchanged: false };
  const etag = `"${sha256}"`;
  const ifRange = headers['if-range'];
  const isPartOfSame = ifRange === undefined || ifRange === etag;
  return {
    etag,
    range: isPartOfSame ? rangeOf(headers.range, size) : null,
    isUnchanged: isSame(headers['if-none-match'], etag),
  };
}

/** Nobody keeps a file longer than the link to it lives. */
const freshSeconds = (until: number): number =>
  Math.max(0, Math.floor(Math.min(serverLimits.fileFreshMs, until - Date.now()) / 1000));

const headersOf = (file: DownloadableFile, etag: string | null, until: number) => ({
  'content-type': file.contentType,
  'content-disposition': dispositionOf(file),
  'content-security-policy': contentPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': file.bytes ? 'no-store' : `private, max-age=${freshSeconds(until)}, immutable`,
  ...(etag !== null && { etag, 'accept-ranges': 'bytes' }),
});

/** Answers a file's bytes, or the part of them that the request asks for. */
export async function sendFile(
  { files }: Pick<EndpointRuntime, 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, until }: OpenedLink,
): Promise<FastifyReply> {
  const { etag, range, isUnchanged } = partOf(request, file);
  if (isUnchanged)
    return reply
      .headers(headersOf(file, etag, until))
      .status(304)
      .send();
  if (range === 'none') {
    void reply.header('content-range', `bytes */${file.size}`);
    throw refused(storageRefusals['storage.range']);
  }
  const isHead = request.method === 'HEAD';
  const bytes =
    file.bytes ?? (isHead ? Readable.from([]) : await files.get(file.id, range ?? undefined));
  if (!bytes) throw refused(storageRefusals['storage.object-not-found']);
  void reply.headers(headersOf(file, etag, until));
  if (range !== null) {
    leaveUncompressed(request);
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('content-length', range.end - range.start + 1);
  } else if (file.size !== null) void reply.header('content-length', file.size);
  return reply.send(bytes);
}

/** A browser that shows what it gets to a person, and not a script or a program. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

const asksForBytes = ({ query }: FastifyRequest): boolean =>
  (query as { alt?: unknown }).alt === 'media';

/** Answers the bytes for `alt=media`; the link is the only authorization. */
export const serveBytes = (
  runtime: EndpointRuntime,
  endpoint: ByteEndpoint,
  handlers: ByteHandlers,
  whole: RouteHandlerMethod,
): RouteHandlerMethod =>
  async function answer(request, reply) {
    if (!asksForBytes(request)) return whole.call(this, request, reply);
    const { params, query } = parseRequest(endpoint, request) as {
      params: { id: string };
      query: { token?: string };
    };
    const { downloaded, screenOf } = handlers;
    const opened = await openLink(runtime.db, endpoint, handlers, {
      id: params.id,
      token: query.token ?? '',
    });
    if ('refusal' in opened) {
      if (screenOf === undefined || !isNavigation(request)) throw refused(opened.refusal);
      return reply.header('cache-control', 'no-store').redirect(screenOf(params.id), 303);
    }
    if (isBeginning(request)) await downloaded?.(runtime.db, opened.file, request);
    return sendFile(runtime, request, reply, opened);
  };

/** How an endpoint that anyone may call opens the file of its address. */
export interface OpenFileHandlers<E extends Endpoint> {
  /** @throws Refused `notFound` */
  readonly open: (call: EndpointRequest<E>) => Promise<DownloadableFile>;
  readonly downloaded: NonNullable<ByteHandlers['downloaded']>;
  /** The screen that had its address, for a browser that follows one of a file that is not there any more. */
  readonly screenOf: (call: EndpointRequest<E>) => string;
}

/** Answers the bytes for `alt=media` to whoever knows the address. */
export const serveOpenFile = (
  runtime: EndpointRuntime,
  endpoint: Endpoint,
  { open, downloaded, screenOf }: OpenFileHandlers<Endpoint>,
  whole: RouteHandlerMethod,
): RouteHandlerMethod =>
  async function answer(request, reply) {
    if (!asksForBytes(request)) return whole.call(this, request, reply);
    const call = { ...parseRequest(endpoint, request), viewer: null, db: runtime.db } as never;
    const file = await open(call).catch((error: unknown) => {
      if (isHidden(error) && isNavigation(request)) return null;
      throw error;
    });
    if (file === null)
      return reply.header('cache-control', 'no-store').redirect(screenOf(call), 303);
    if (isBeginning(request)) await downloaded(runtime.db, file, request);
    void reply.header('x-robots-tag', 'noindex');
    return sendFile(runtime, request, reply, {
      file,
      until: Date.now() + serverLimits.fileFreshMs,
    });
  };
