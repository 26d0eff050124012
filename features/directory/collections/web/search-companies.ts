import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import { fold } from '#features/directory/search/domain/tokenizer.ts';
import { placeOf } from '#features/directory/companies/domain/company-labels.ts';

/** Searchable text of a company, cached because each key press searches thousands. */
const searchTextOf = memoize((company: CompanyCard): string => {
  const { name, oneLiner, country, tags } = company;
  return fold([name, oneLiner, placeOf(company), country, ...tags].join('\n'));
});

/** Companies that contain all words, ignoring case and accents. */
export function searchCompanies(
  companies: readonly CompanyCard[],
  typed: string,
): readonly CompanyCard[] {
  const words = fold(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return companies;
  return companies.filter((company) => {
    const text = searchTextOf(company);
    return words.every((word) => text.includes(word));
  });
}
