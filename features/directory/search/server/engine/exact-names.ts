import { limits } from '#core/domain/limits.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import { joinedNameKeyOf, nameKeyOf, type keyColumns } from './documents.ts';
import type { Generation } from './generation.ts';
import { rowNumbersOf } from './record-batches.ts';
import { literals } from './sql-literals.ts';

const exactMost = 50;
const looksLikeDomain = /^[^\s@]+\.[^\s@]+$/u;

type KeyColumn = (typeof keyColumns)[number];

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
  const rowsWith = async (column: KeyColumn, key: string | null) => {
    if (key === null || key === '' || !columns.keys[column].mayContain(key)) return [];
    const answer = await companies
      .query()
      .where(`\`${column}\` = ${literals([key])}`)
      .withRowId()
      .select([column])
      .limit(exactMost)
      .toArrow();
    return answer.batches
      .flatMap(rowNumbersOf)
      .filter((row) => columns.isThere[row] === 1)
      .toSorted((one, other) => one - other);
  };
  const words = wordsOf(typed);
  const site = domainOf(/^https?:/iu.test(typed) ? typed : `https://${typed}`);
  const [named, sited, apart] = await Promise.all([
    rowsWith('nameKey', nameKeyOf(words)),
    rowsWith('domain', looksLikeDomain.test(site ?? '') ? site : null),
    rowsWith('joinedNameKey', joinedNameKeyOf(words)),
  ]);
  const whole = [...named, ...sited].toSorted((one, other) => one - other);
  return [...new Set([...whole, ...apart])];
}
