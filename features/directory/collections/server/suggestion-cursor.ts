import { refusals } from '#core/domain/refusals.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { refused } from '#core/platform/http/refused.ts';

/**
 * A cursor with four bytes of each returned id. An offset would not do, because every added or blacklisted
 * company changes the ranking.
 */
const markBytes = 4;
const markDigits = 2 * markBytes;

/** The last bytes are random; the first are the creation time, which many ids share. */
export const idSuffixOf = (id: string): string => id.slice(-markDigits);

/** @throws Refused `invalid` for a malformed cursor */
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
