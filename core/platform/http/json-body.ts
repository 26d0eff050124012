import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { limits } from '#core/domain/limits.ts';
import { refused } from './refused.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Decoding it anyway would keep a text that nobody wrote.
    throw refused(refusals.malformed, { problem: 'it is not UTF-8.' });
  }
}

/**
 * Why a value is not even looked at. Whatever walks it by calling itself runs out of stack in one that is
 * nested deep enough; what is told of each of a hundred thousand entries is told for seconds.
 */
function tooMuchOf(value: unknown, levels: number = limits.bodyDepth): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return 'it is nested too deep.';
  const entries: unknown[] = Object.values(value);
  if (entries.length > limits.bodyEntriesMost) return 'there is too much in one list.';
  for (const entry of entries) {
    const tooMuch = tooMuchOf(entry, levels - 1);
    if (tooMuch !== null) return tooMuch;
  }
  return null;
}

/** Bodies are JSON in UTF-8, of bounded depth and breadth, without prototype keys; nothing else is read. */
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
