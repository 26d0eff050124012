/** The demonstration as somebody reads it: plain records, which the rules compare. Moments are ISO strings. */

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null: the foundry, which works for every corporation. */
  readonly corporationId: string | null;
}

interface Round {
  readonly day: string;
  readonly name: string;
  readonly amount: number;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly oneLiner: string;
  readonly description: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly country: string;
  readonly city: string;
  readonly foundedYear: number;
  readonly stage: string;
  /** A range, such as `11–50`. */
  readonly employees: string;
  readonly fundingUsd: number;
  readonly lastFundingAt: string;
  readonly status: string;
  readonly rounds: readonly Round[];
  readonly people: readonly string[];
  readonly news: readonly { readonly day: string; readonly title: string }[];
}

export interface Opportunity {
  readonly id: string;
  readonly corporationId: string;
  readonly name: string;
  readonly startsAt: string;
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly endsAt: string;
}

export interface Submission {
  readonly id: string;
  readonly opportunityId: string;
  readonly companyId: string | null;
  readonly companyName: string;
  readonly contactName: string;
  readonly title: string;
  readonly pitch: string;
  readonly stage: string;
  readonly stageSince: string;
  readonly createdAt: string;
  readonly openedAt: string | null;
}

/** What somebody said or decided about a submission. */
export interface Voice {
  readonly kind: 'vote' | 'comment' | 'score' | 'message' | 'decision';
  readonly userId: string | null;
  readonly submissionId: string;
  readonly at: string;
  /** Of what it replies to. */
  readonly repliesTo: string | null;
}

export interface Milestone {
  readonly name: string;
  readonly dueDate: string;
  readonly reachedAt: string | null;
}

export interface Project {
  readonly id: string;
  readonly corporationId: string;
  readonly name: string;
  readonly description: string;
  readonly submissionId: string | null;
  readonly companyId: string | null;
  readonly phase: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly milestones: readonly Milestone[];
  /** When something was written or decided in it, with what that was. */
  readonly moments: readonly { readonly what: string; readonly at: string }[];
  /** Who answers for it at the company. */
  readonly companyOwner: string | null;
}

export interface PitchDay {
  readonly name: string;
  readonly corporationId: string;
  readonly date: string;
  readonly createdAt: string;
  readonly opportunityIds: readonly string[];
  readonly companyIds: readonly string[];
}

interface Blip {
  readonly name: string;
  readonly description: string;
  /** Its place in each edition, counted from the centre; null: not in it. */
  readonly rings: readonly (number | null)[];
  /** Why it moved there, in each edition. */
  readonly reasons: readonly (string | null)[];
  readonly companyIds: readonly string[];
}

export interface Radar {
  readonly name: string;
  readonly corporationId: string;
  readonly blips: readonly Blip[];
}

/** Something that people of a corporation, or of the foundry for all of them, wrote. */
export interface Writing {
  /** What it is: "comment", "risk". */
  readonly kind: string;
  /** Of which record. */
  readonly of: string;
  /** Null: everybody's. */
  readonly corporationId: string | null;
  readonly text: string;
}

export interface Story {
  readonly now: string;
  readonly corporations: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
  }[];
  readonly people: readonly Person[];
  readonly companies: readonly Company[];
  readonly opportunities: readonly Opportunity[];
  readonly submissions: readonly Submission[];
  readonly invitations: readonly {
    readonly opportunityId: string;
    readonly companyId: string;
    readonly sentAt: string;
    readonly submittedAt: string | null;
  }[];
  readonly voices: readonly Voice[];
  readonly projects: readonly Project[];
  readonly pitchDays: readonly PitchDay[];
  readonly radars: readonly Radar[];
  readonly writings: readonly Writing[];
  /** What a search shows first, best first. */
  readonly searches: readonly { readonly query: string; readonly companyIds: readonly string[] }[];
}

/** What a rule finds: a sentence for each contradiction. */
export type Rule = (story: Story) => string[];

export const dayOf = (at: string): string => at.slice(0, 10);

export const byId = <One extends { readonly id: string }>(all: readonly One[]) =>
  new Map(all.map((one) => [one.id, one]));

/** A sentence for each of these moments that comes before the one in front of it. Null ones are left out. */
export function disorder(
  of: string,
  moments: readonly (readonly [what: string, at: string | null])[],
): string[] {
  const dated = moments.flatMap(([what, at]) => (at === null ? [] : [{ what, at }]));
  return dated.flatMap(({ what, at }, place) => {
    const before = dated[place - 1];
    return before === undefined || Date.parse(before.at) <= Date.parse(at)
      ? []
      : [`${of}: ${what} (${dayOf(at)}) before ${before.what} (${dayOf(before.at)})`];
  });
}
