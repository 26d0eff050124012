import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';

/**
 * Where a page of a ranked list begins. Ranks have no key to go on from, so the place is counted.
 *
 * @throws Refused `invalid` for a cursor that is no such place
 */
export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = Number(Buffer.from(cursor, 'base64url').toString());
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw refused(refusals.invalid, { problem: 'query.cursor: this is not a place in this list.' });
}

/** What says of a page that begins at `offset` whether there is another one, and where. */
export function pageEnd(offset: number, shown: number, total: number) {
  const next = offset + shown;
  const hasNextPage = shown > 0 && next < total;
  return {
    hasNextPage,
    endCursor: hasNextPage ? Buffer.from(String(next)).toString('base64url') : undefined,
  };
}
