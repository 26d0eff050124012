import type { Contract } from '#domain/contract.ts';
import { highlight } from '#domain/search/highlight.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import { companiesById } from './store.ts';
import { plainSearch } from './plain-search.ts';

const offsetOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const offset = Number(Buffer.from(cursor, 'base64url').toString());
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw refused('invalid', { problem: 'query.cursor: this is not a place in this list.' });
};

/** The directory is open to every signed-in person (decisions, "Who sees what"). */
export const searchHandlers: Handlers<Contract['search']> = {
  async companies({ query: { q, sort, limit, cursor, ...filters }, db }) {
    const offset = offsetOf(cursor);
    const found = await plainSearch(db, { text: q, filters, sort, offset, limit });
    const rows = await companiesById(
      db,
      found.hits.map(({ id }) => id),
    );
    const next = offset + found.hits.length;
    const hasNextPage = next < found.total;
    return {
      data: found.hits.flatMap(({ id, score, isRelated }) => {
        const company = rows.get(id);
        if (!company) return [];
        const { description, kind, ...shown } = company;
        const tags = shown.tags.filter((tag) => highlight(tag, found.words));
        return {
          ref: { kind, id },
          ...shown,
          score,
          isRelated,
          highlights: {
            name: highlight(shown.name, found.words),
            oneLiner: highlight(shown.oneLiner, found.words),
            description: highlight(description, found.words),
            ...(tags.length > 0 && { tags }),
          },
        };
      }),
      hasNextPage,
      endCursor: hasNextPage ? Buffer.from(String(next)).toString('base64url') : undefined,
      facets: found.facets,
      total: found.total,
      isTotalExact: found.isTotalExact,
      state: 'building',
    };
  },
};
