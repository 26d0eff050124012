import type { Reward } from '#features/cases/opportunities/domain/opportunity.ts';

/** A value of the source without a field of ours. Plain text. */
export interface Fact {
  label: string;
  value: string;
}

export interface Period {
  /** Instants in ISO 8601, UTC. */
  startDate: string | null;
  endDate: string | null;
}

/** Somebody of the case team, with the role as it is written. */
export interface MemberRow {
  readonly email: string;
  readonly role: string;
}

/** An opportunity parsed from a file, within the lengths of `limits`. */
export interface OpportunityRow extends Period {
  externalId: string;
  sourceName: string;
  cycle: ({ name: string } & Period) | null;
  name: string;
  /** Markdown, as are the next three. */
  introduction: string | null;
  businessNeed: string | null;
  callToAction: string | null;
  focusAreas: string | null;
  url: string | null;
  categories: string[];
  reward: Reward | null;
  facts: Fact[];
  team?: readonly MemberRow[];
}
