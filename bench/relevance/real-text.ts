import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { newId } from '#server/tables/columns.ts';
import type { IndexedCompany } from '#server/platform/search/search-index.ts';
import type { Judged } from './judged.ts';

const Line = z.object({
  name: z.string(),
  description: z.nullish(z.string()),
  tags: z._default(z.array(z.string()), []),
});

const queryWords = 12;
const meant = 3;

/** Markdown's links and marks are not what a company says. */
const prose = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/gu, ' ')
    .replace(/https?:\S+|[#*_[\]>`|-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Companies of a file of JSON lines, each in turn left out and looked for by the beginning of what
 * it says of itself: wanted are those that share tags with it, the more the better. The tags
 * themselves are hidden. A rough judge: tags tell what people chose to tell.
 */
export async function realText(path: string) {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const read = lines.flatMap((line) => {
    const { name, description, tags } = z.parse(Line, JSON.parse(line));
    const text = prose(description ?? '');
    return text === '' ? [] : [{ id: newId(), name, description: text, tags }];
  });
  const none = { oneLiner: null, url: null, country: null, city: null, foundedYear: null };
  const unknown = { stage: null, employees: null, fundingUsd: null, lastFundingAt: null };
  const companies = read.map(({ id, name, description }): IndexedCompany => ({
    ...{ id, name, description, kind: 'startup', tags: [], industries: [] },
    ...{ ...none, ...unknown, status: null, createdAtMs: 0 },
  }));
  const judged = read.flatMap(({ id, description, tags }): (Judged & { id: string })[] => {
    const grades = read
      .filter((other) => other.id !== id)
      .map((other) => [other.id, tags.filter((tag) => other.tags.includes(tag)).length] as const)
      .filter(([, shared]) => shared > 0)
      .map(([other, shared]) => [other, Math.min(meant, shared)] as const);
    const query = description.split(' ').slice(0, queryWords).join(' ').replace(/["-]/gu, ' ');
    return grades.length === 0 ? [] : [{ id, query, judgement: new Map(grades) }];
  });
  return { companies, judged };
}
