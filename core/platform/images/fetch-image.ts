import type { IncomingMessage } from 'node:http';
import { fileTypeFromBuffer } from 'file-type';
import { openRequest, type OutgoingRequest } from '#core/platform/outgoing/open-request.ts';

/** A picture, and the type that its bytes say. */
export interface Image {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface FetchImageOptions extends Pick<OutgoingRequest, 'isAllowed' | 'lookup'> {
  readonly mostBytes: number;
  readonly timeoutMs: number;
}

/** By the types detected. SVG is none: it is a document, which can hold scripts. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
  ['image/x-icon', 'image/x-icon'],
]);

/** Null: it is no picture of an accepted type. */
export async function imageOf(bytes: Buffer): Promise<Image | null> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const contentType = contentTypes.get(detected?.mime ?? '');
  return contentType === undefined ? null : { bytes, contentType };
}

const redirectsMost = 3;
const redirects = [301, 302, 303, 307, 308];

/** Null: there are more bytes than allowed. */
async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchFollowing(
  url: URL,
  options: FetchImageOptions,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<Image | null> {
  const { isAllowed, lookup } = options;
  const get = { method: 'GET', headers: { accept: 'image/*' }, isAllowed, lookup } as const;
  const response = await openRequest(url, get, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (redirects.includes(statusCode)) {
      const next = URL.parse(headers.location ?? '', url.href);
      if (next === null || redirectsLeft === 0) return null;
      return await fetchFollowing(next, options, signal, redirectsLeft - 1);
    }
    if (statusCode !== 200) return null;
    const bytes = await bytesOf(response, options.mostBytes);
    return bytes && (await imageOf(bytes));
  } finally {
    response.destroy();
  }
}

/** Fetches a picture from another server. Null: there is none to be had, for whatever reason. */
export async function fetchImage(url: string, options: FetchImageOptions): Promise<Image | null> {
  const parsed = URL.parse(url);
  if (parsed === null) return null;
  const signal = AbortSignal.timeout(options.timeoutMs);
  return fetchFollowing(parsed, options, signal, redirectsMost).catch(() => null);
}
