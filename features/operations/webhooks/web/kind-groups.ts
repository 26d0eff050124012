import { eventCategoryOf, type EventCategory } from '#core/domain/events/events.ts';
import type { WebhookKind } from '#features/operations/webhooks/domain/webhook.ts';

const labels: Readonly<Record<EventCategory, string>> = {
  submission: 'Submissions',
  opportunity: 'Opportunities',
  team: 'Case team',
  comment: 'Comments',
  message: 'Messages',
  file: 'Files',
  vote: 'Votes',
  scorecard: 'Scorecards',
  decision: 'Decisions',
  companyInvitation: 'Invitations',
  cycle: 'Scouting cycles',
  project: 'Projects',
  company: 'Companies',
  proposal: 'Proposed companies',
};

/** A category without a label reads as it is written: `pilotCharter` is "Pilot charter". */
function labelOf(category: EventCategory): string {
  const words = category.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return labels[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export interface KindGroup {
  readonly label: string;
  readonly kinds: readonly WebhookKind[];
}

/** Events by what they are about. */
export const groupsOf = (kinds: readonly WebhookKind[]): KindGroup[] =>
  [...Map.groupBy(kinds, ({ kind }) => eventCategoryOf(kind))].map(([category, ofCategory]) => ({
    label: labelOf(category),
    kinds: ofCategory,
  }));
