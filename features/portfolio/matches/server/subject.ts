import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { TextState, Thumb } from '#features/portfolio/matches/domain/match.ts';
import { taughtTerms, type Profile } from '#features/portfolio/matches/domain/profile.ts';
import { usualWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';
import {
  weighTerms,
  type WeightedTerm,
  type WeightedText,
} from '#features/portfolio/matches/domain/weighted-terms.ts';
import { ownRoles } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { examplesOf, submittedTo } from './examples.ts';
import { textColumns, textsOf } from './opportunity-texts.ts';
import { sharedThumbsOf, taughtBy, type SharedThumbs } from './shared-thumbs.ts';
import { settingsOf, thumbsOf, type MatchSettings } from './store.ts';

/** What companies are matched with. */
export interface Subject {
  /** Null: a text or a collection. */
  readonly opportunityId: string | null;
  readonly profile: Profile;
  /** What candidates are searched by; null: by the terms of the profile. */
  readonly written: readonly WeightedTerm[] | null;
  readonly text: string;
  readonly textState: TextState;
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  readonly exclude: ReadonlySet<string>;
  readonly weights: Weights;
  readonly criteria: MatchSettings['criteria'];
  readonly thumbs: ReadonlyMap<string, Thumb>;
  readonly sharedThumbs: ReadonlyMap<string, SharedThumbs>;
  readonly sharesThumbs: boolean;
}

/** Without a source. */
export const emptySubject = {
  opportunityId: null,
  written: null,
  text: '',
  positive: [],
  negative: [],
  criteria: [],
  exclude: new Set<string>(),
  thumbs: new Map<string, Thumb>(),
  weights: usualWeights,
  sharedThumbs: new Map<string, SharedThumbs>(),
  sharesThumbs: false,
};

const stateOf = (texts: readonly WeightedText[], profile: Profile): TextState => {
  const contents = texts.map(({ text }) => text?.trim() ?? '');
  if (contents.every((text) => text === '')) return 'empty';
  if (profile.terms.length === 0) return 'withoutTerms';
  const isLong = contents.some((text) => text.length > matchLimits.textReadCharacters);
  return isLong ? 'shortened' : 'read';
};

export function subjectOfText(text: string, criteria: MatchSettings['criteria']): Subject {
  const texts = [{ text, weight: 1 }];
  const profile = { terms: weighTerms(texts), examples: [] };
  return { ...emptySubject, text, criteria, profile, textState: stateOf(texts, profile) };
}

/** @throws Refused `notFound` */
export async function subjectOfOpportunity(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
): Promise<Subject> {
  const scope = visibilityScopeOf(viewer);
  const [opportunity] = await db
    .select({
      corporationId: opportunities.corporationId,
      roles: ownRoles(scope),
      ...textColumns,
    })
    .from(opportunities)
    .where(and(eq(opportunities.id, opportunityId), visibleOpportunity(scope)));
  if (!opportunity) throw refused(refusals.notFound);
  const settings = await settingsOf(db, viewer, opportunityId);
  const thumbs = await thumbsOf(db, viewer, opportunityId);
  const sharedThumbs = await sharedThumbsOf(db, viewer, opportunityId, opportunity);
  const { liked, disliked } = taughtBy(thumbs, sharedThumbs);
  const submitted = await submittedTo(db, opportunityId);
  const byId = await examplesOf(db, [...liked, ...disliked, ...submitted]);
  const of = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const texts = textsOf(opportunity);
  const ownTerms = weighTerms(texts);
  const terms = taughtTerms(ownTerms, of(liked), of(disliked));
  const profile = { terms, examples: of([...liked, ...submitted]) };
  return {
    ...emptySubject,
    opportunityId,
    profile,
    written: ownTerms,
    thumbs,
    sharedThumbs,
    textState: stateOf(texts, profile),
    positive: liked,
    negative: disliked,
    ...settings,
  };
}
