import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';

/**
 * The offset of a page of a ranked list: ranks are no stable key for keyset pagination.
 *
 * @throws Refused `invalid` for an invalid cursor
 */
export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = Number(Buffer.from(cursor, 'base64url').toString());
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw refused(refusals.invalid, { problem: 'query.cursor: this is not a place in this list.' });
}

/** Whether there is a page after the one at `offset`, and its cursor. */
export function pageEnd(offset: number, count: number, total: number) {
  const next = offset + count;
  const hasNextPage = count > 0 && next < total;
  return {
    hasNextPage,
    endCursor: hasNextPage ? Buffer.from(String(next)).toString('base64url') : undefined,
  };
}
