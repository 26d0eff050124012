import { wordsOf } from '#features/search/domain/tokenizer.ts';
import { limits } from '#core/domain/limits.ts';
import { domainKey, nameKey } from './documents.ts';
import { domainOf } from '#features/companies/domain/web-domain.ts';
import { anyOf, rank } from './engine-query.ts';
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

/** The companies whose whole name or domain is what was typed, whatever its case and accents. */
export async function findExactRows(
  { companies, columns }: Generation,
  text: string,
): Promise<number[]> {
  const typed = text.trim();
  if (typed === '' || typed.length > limits.nameCharacters) return [];
  const keys = keysOf(typed).filter((key) => columns.keys.mayContain(key));
  if (keys.length === 0) return [];
  const { rows } = await rank(companies, anyOf(keys, 'keys'), { most: exactMost });
  return [...rows]
    .filter((row) => columns.isThere[row] === 1)
    .toSorted((one, other) => one - other);
}
