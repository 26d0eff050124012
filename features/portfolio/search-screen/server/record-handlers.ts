import type * as endpoints from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import { withDaysLeft } from '#core/domain/days-left.ts';
import { searchEntryOf } from '#features/cases/opportunities/domain/search-entry.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import { highlight, passage } from '#features/directory/search/domain/highlight.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { offsetOf, pageEnd } from '#features/directory/search/server/shared/offsets.ts';
import { searchOpportunities } from './opportunity-search.ts';
import { searchProjects } from './project-search.ts';
import {
  highlightWords,
  textQuery,
  wordsOf,
} from '#features/directory/search/server/shared/text-query.ts';

/** Search for opportunities and projects, limited to what the viewer may see. */
export const recordSearchHandlers: Handlers<typeof endpoints> = {
  async opportunities({ viewer, query: { q, limit, cursor, with: extra }, db }) {
    const typed = wordsOf(q);
    const offset = offsetOf(cursor);
    const [words, { found, total }] = await Promise.all([
      highlightWords(db, typed),
      searchOpportunities(db, viewer, { query: textQuery(typed), offset, limit }),
    ]);
    return {
      data: found.map(({ row: opportunity, written, score }) => {
        const { businessNeed, introduction, focusAreas, callToAction } = written;
        const brief = [opportunity.summary, businessNeed, introduction, focusAreas, callToAction];
        const categories = opportunity.categories.filter((category) => highlight(category, words));
        return {
          ...withDaysLeft(opportunity, opportunity.endDate),
          score,
          highlights: {
            name: highlight(opportunity.name, words),
            brief: brief.map((text) => passage(text, words)).find((one) => one !== undefined),
            ...(categories.length > 0 && { categories }),
          },
          ...(extra === 'entry' && { entry: searchEntryOf({ ...opportunity, ...written }) }),
        };
      }),
      total,
      ...pageEnd(offset, found.length, total),
    };
  },

  async projects({ viewer, query: { q, limit, cursor }, db }) {
    const typed = wordsOf(q);
    const offset = offsetOf(cursor);
    const [words, { found, total }] = await Promise.all([
      highlightWords(db, typed),
      searchProjects(db, viewer, { query: textQuery(typed), offset, limit }),
    ]);
    return {
      data: found.map(({ row: { description, ...shown }, score }) => ({
        ...shown,
        summary: summarise(description),
        score,
        highlights: {
          name: highlight(shown.name, words),
          companyName: highlight(shown.companyName, words),
          description: passage(description, words),
        },
      })),
      total,
      ...pageEnd(offset, found.length, total),
    };
  },
};
