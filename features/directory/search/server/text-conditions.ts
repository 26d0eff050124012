import { and, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { companies } from '#features/directory/companies/server/tables.ts';
import { cityNamesWith } from '#features/directory/search/domain/city-names.ts';
import { formsOf, type ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { beginningPattern, phrasePattern, wordPattern } from './text-patterns.ts';

/** The same text that the index covers, but for other names of cities; the bar keeps phrases from spanning fields. */
const searched = sql`concat_ws(' | ', ${companies.name}, ${companies.oneLiner},
  array_to_string(${companies.tags}, ' | '), array_to_string(${companies.industries}, ' | '),
  ${companies.description}, ${companies.domain}, ${companies.city})`;

const matches = (pattern: string): SQL => sql`${searched} ~* ${pattern}`;

/** Is in a city with another name that has such a word. */
function isInCity(fits: (word: string) => boolean): SQL | undefined {
  const names = cityNamesWith(fits);
  return names.length === 0 ? undefined : inArray(sql`lower(${companies.city})`, names);
}

function wordCondition(word: string): SQL | undefined {
  const forms = [word, ...formsOf(word)];
  return or(
    matches(wordPattern(word)),
    isInCity((named) => forms.includes(named)),
  );
}

/** What a query asks of a company's text. */
export function textCondition({
  words,
  beginning: begun,
  phrases,
  without,
}: ParsedSearchQuery): SQL | undefined {
  const begins =
    begun === null
      ? undefined
      : or(
          matches(beginningPattern(begun)),
          isInCity((word) => word.startsWith(begun)),
        );
  const unwanted = without.map((phrase) => not(matches(phrasePattern(phrase))));
  return and(
    ...words.map(wordCondition),
    begins,
    ...phrases.map((phrase) => matches(phrasePattern(phrase))),
    ...unwanted,
  );
}
