import { refusals } from '#core/domain/refusals.ts';
import { collectionLimits } from '#features/collections/domain/limits.ts';
import { refused } from '#core/platform/http/refused.ts';

/**
 * What somebody was answered so far, as a cursor: four bytes of each id. A place in the order would
 * not do, for each company that is added or blacklisted makes another order.
 */
const markBytes = 4;
const markDigits = 2 * markBytes;

/** The end of an id: the beginning of one tells when it was made, and many were made at once. */
export const idSuffixOf = (id: string): string => id.slice(-markDigits);

/** @throws Refused `invalid` for a cursor that was never given out */
export function decodeSeen(cursor: string | undefined): ReadonlySet<string> {
  if (cursor === undefined) return new Set();
  const digits = Buffer.from(cursor, 'base64url').toString('hex');
  const marks = digits.match(/.{8}/gu) ?? [];
  const isWhole = marks.length * markDigits === digits.length;
  if (!isWhole || marks.length === 0 || marks.length > collectionLimits.suggestionsMost) {
    throw refused(refusals.invalid, { problem: 'query.after: this is not a place in this list.' });
  }
  return new Set(marks);
}

export const encodeSeen = (cursor: string | undefined, ids: readonly string[]): string =>
  Buffer.concat([
    Buffer.from(cursor ?? '', 'base64url'),
    Buffer.from(ids.map(idSuffixOf).join(''), 'hex'),
  ]).toString('base64url');
