import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { serverLimits } from '#core/platform/limits.ts';
import { refused } from './refused.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Lenient decoding would store replacement characters.
    throw refused(refusals.malformed, { problem: 'it is not UTF-8.' });
  }
}

/**
 * Limits on depth and breadth, checked before parsing by schema: recursive walks overflow the stack
 * on deep nesting, and errors for a hundred thousand entries take seconds.
 */
function tooMuchOf(value: unknown, levels: number = serverLimits.bodyDepth): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return 'it is nested too deep.';
  const entries: unknown[] = Object.values(value);
  if (entries.length > serverLimits.bodyEntriesMost) return 'there is too much in one list.';
  for (const entry of entries) {
    const tooMuch = tooMuchOf(entry, levels - 1);
    if (tooMuch !== null) return tooMuch;
  }
  return null;
}

/**
 * Parses JSON bodies in UTF-8, of bounded depth and breadth, without prototype keys; other types
 * are refused.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      try {
        parse(request, textOf(bytes), (error, body) => {
          const problem = error === null ? tooMuchOf(body) : null;
          done(problem === null ? error : refused(refusals.malformed, { problem }), body);
        });
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
