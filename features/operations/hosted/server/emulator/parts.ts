import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';

const boundaryOf = (contentType: string): string | null => {
  const [, quoted, bare] =
    /^multipart\/related;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/iu.exec(contentType) ?? [];
  return quoted ?? bare ?? null;
};

const malformed = () =>
  refused(refusals.malformed, { problem: 'it is not a form with metadata and a file.' });

/**
 * The second part of a `multipart/related` body, while it comes; the first one is metadata, of which
 * nothing is used. A body that breaks off ends with an error.
 */
export async function* fileOfParts(body: Readable, contentType: string): AsyncGenerator<Buffer> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw malformed();
  const parser = new Dicer({ boundary });
  const file = Promise.withResolvers<Readable>();
  let count = 0;
  parser.on('part', (part) => {
    count += 1;
    part.on('error', file.reject);
    if (count === 2) file.resolve(part);
    else part.resume();
  });
  parser.on('error', file.reject);
  parser.on('finish', () => file.reject(malformed()));
  body.on('error', (error) => parser.destroy(error));
  body.on('close', () => {
    if (!body.readableEnded) parser.destroy(new Error('The body broke off.'));
  });
  const ended = once(parser, 'finish');
  ended.catch(() => undefined);
  body.pipe(parser);
  yield* await file.promise;
  await ended;
}
