import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  weighTerms,
  type WeightedTerm,
  type WeightedText,
} from '#features/portfolio/matches/domain/weighted-terms.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

/** What each text of an opportunity counts. Its call to action asks for submissions, whatever for. */
const textWeights = {
  name: 3,
  categories: 3,
  businessNeed: 1.5,
  focusAreas: 1.5,
  introduction: 0.5,
};

/** What is read of an opportunity for its texts. */
export const textColumns = {
  name: opportunities.name,
  categories: opportunities.categories,
  businessNeed: opportunities.businessNeed,
  focusAreas: opportunities.focusAreas,
  introduction: opportunities.introduction,
};

type OpportunityTexts = Pick<typeof opportunities.$inferSelect, keyof typeof textColumns>;

export const textsOf = (texts: OpportunityTexts): WeightedText[] => [
  { text: texts.name, weight: textWeights.name },
  { text: texts.categories.join('\n'), weight: textWeights.categories },
  { text: texts.businessNeed, weight: textWeights.businessNeed },
  { text: texts.focusAreas, weight: textWeights.focusAreas },
  { text: texts.introduction, weight: textWeights.introduction },
];

/** What an opportunity looks for. The caller has found it within the viewer's visibility. */
export async function loadOpportunityTerms(
  db: Queryable,
  opportunityId: string,
): Promise<WeightedTerm[]> {
  const [texts] = await db
    .select(textColumns)
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return texts ? weighTerms(textsOf(texts)) : [];
}
