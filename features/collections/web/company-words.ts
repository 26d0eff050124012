import type { CompanyCard } from '#features/companies/domain/company.ts';
import { oncePer } from '#core/domain/once-per.ts';
import { fold } from '#features/search/domain/folding.ts';
import { placeOf } from '#features/companies/web/public/words.ts';

/** What a company is found by: thousands are looked through at each key. */
const wordsOf = oncePer((company: CompanyCard): string => {
  const { name, oneLiner, country, tags } = company;
  return fold([name, oneLiner, placeOf(company), country, ...tags].join('\n'));
});

/** The companies that have all of these words, whole or in part, in whatever case and accents. */
export function withWords(
  companies: readonly CompanyCard[],
  typed: string,
): readonly CompanyCard[] {
  const words = fold(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return companies;
  return companies.filter((company) => {
    const text = wordsOf(company);
    return words.every((word) => text.includes(word));
  });
}
