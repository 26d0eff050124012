import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { newId } from '#core/server/tables/columns.ts';
import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';

const Line = z.object({
  name: z.string(),
  description: z.nullish(z.string()),
  tags: z._default(z.array(z.string()), []),
});

/** Removes Markdown syntax. */
const prose = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/gu, ' ')
    .replace(/https?:\S+|[#*_[\]>`|-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Reads companies with their descriptions and tags from a JSON lines file. */
export async function realCompanies(
  path: string,
): Promise<(IndexedCompany & { description: string })[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const { name, description, tags } = z.parse(Line, JSON.parse(line));
    const text = prose(description ?? '');
    if (text === '') return [];
    const base = { id: newId(), kind: 'startup' as const, name, description: text, tags };
    return [{ ...emptyFields(searchedFields), ...base, createdAtMs: 0 }];
  });
}
