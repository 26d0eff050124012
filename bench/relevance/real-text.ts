import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { newId } from '#core/server/tables/columns.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';
import { termsOf } from '#features/search/domain/terms.ts';
import type { JudgedQuery } from './judgements.ts';

const Line = z.object({
  name: z.string(),
  description: z.nullish(z.string()),
  tags: z._default(z.array(z.string()), []),
});

const queryWords = 6;
const meant = 3;

/** Removes Markdown syntax. */
const prose = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/gu, ' ')
    .replace(/https?:\S+|[#*_[\]>`|-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Jaccard similarity of two lists. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((tag) => other.includes(tag)).length;
  return shared / (one.length + other.length - shared);
}

/** Reads companies with their descriptions and tags from a JSON lines file. */
export async function realCompanies(
  path: string,
): Promise<(IndexedCompany & { description: string })[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const none = { oneLiner: null, url: null, country: null, city: null, foundedYear: null };
  const unknown = { stage: null, employees: null, fundingUsd: null, lastFundingAt: null };
  return lines.flatMap((line) => {
    const { name, description, tags } = z.parse(Line, JSON.parse(line));
    const text = prose(description ?? '');
    if (text === '') return [];
    const known = { id: newId(), kind: 'startup' as const, name, description: text, tags };
    return [{ ...known, industries: [], ...none, ...unknown, status: null, createdAtMs: 0 }];
  });
}

/**
 * For each company of a JSON lines file, a query of the rarest words of its description that
 * another company uses; relevant are companies with the same tags. The tags themselves are hidden.
 * A rough measure: tags are chosen by people.
 */
export async function realText(path: string) {
  const read = await realCompanies(path);
  const companies = read.map((one): IndexedCompany => ({ ...one, tags: [] }));
  const holders = new Map<string, number>();
  for (const { description } of read) {
    for (const term of new Set(termsOf(description)))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const judged = read.flatMap(({ id, description, tags }): (JudgedQuery & { id: string })[] => {
    const grades = read
      .filter((other) => other.id !== id)
      .map((other) => [other.id, meant * shareOf(tags, other.tags)] as const)
      .filter(([, grade]) => grade > 0);
    const telling = [...new Set(termsOf(description))]
      .filter((term) => (holders.get(term) ?? 0) > 1)
      .toSorted((one, other) => (holders.get(one) ?? 0) - (holders.get(other) ?? 0));
    const query = telling.slice(0, queryWords).join(' ');
    return grades.length === 0 || query === '' ? [] : [{ id, query, judgement: new Map(grades) }];
  });
  return { companies, judged };
}
