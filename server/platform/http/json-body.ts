import type { FastifyInstance } from 'fastify';
import { limits } from '#domain/limits.ts';
import { refused } from './refused.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Decoding it anyway would keep a text that nobody wrote.
    throw refused('malformed', { problem: 'it is not UTF-8.' });
  }
}

/** Whatever walks a value by calling itself runs out of stack in one that is nested deep enough. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** Bodies are JSON in UTF-8, of bounded depth and without prototype keys; nothing else is read. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      try {
        parse(request, textOf(bytes), (error, body) => {
          const tooDeep = error === null && isDeeperThan(body, limits.bodyDepth);
          done(tooDeep ? refused('malformed', { problem: 'it is nested too deep.' }) : error, body);
        });
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
