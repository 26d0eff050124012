import { limits } from '#core/domain/limits.ts';
import { wordsOf } from '#features/search/domain/tokenizer.ts';
import { domainOf } from '#features/companies/domain/web-domain.ts';
import { domainKey, joinedNameKey, nameKey } from './documents.ts';
import { anyOf, rank } from './full-text-matches.ts';
import type { Generation } from './generation.ts';

const exactMost = 50;
const looksLikeDomain = /^[^\s@]+\.[^\s@]+$/u;

function keysOf(typed: string): string[] {
  const site = domainOf(/^https?:/iu.test(typed) ? typed : `https://${typed}`);
  return [
    ...(wordsOf(typed).length > 0 ? [nameKey(typed)] : []),
    ...(site !== null && looksLikeDomain.test(site) ? [domainKey(site)] : []),
  ];
}

/**
 * Companies whose full name or domain equals the query, without case and accents; then those whose
 * name does but for blanks.
 */
export async function findExactRows(
  { companies, columns }: Generation,
  text: string,
): Promise<number[]> {
  const typed = text.trim();
  if (typed === '' || typed.length > limits.nameCharacters) return [];
  const withKeys = async (asked: readonly string[]) => {
    const keys = asked.filter((key) => columns.keys.mayContain(key));
    if (keys.length === 0) return [];
    const { rows } = await rank(companies, anyOf(keys, 'keys'), { most: exactMost });
    return [...rows]
      .filter((row) => columns.isThere[row] === 1)
      .toSorted((one, other) => one - other);
  };
  const joined = wordsOf(typed).length > 0 ? [joinedNameKey(typed)] : [];
  const [whole, apart] = await Promise.all([withKeys(keysOf(typed)), withKeys(joined)]);
  return [...new Set([...whole, ...apart])];
}
