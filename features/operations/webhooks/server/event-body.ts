import type { DeclaredEvent, EventKind } from '#core/domain/events/events.ts';
import { sentenceOf } from '#features/cases/activity/domain/activity.ts';
import { detailsOf } from '#features/cases/activity/server/shared/details.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { linkToSubmission } from '#features/cases/submissions/domain/links.ts';
import { eventTitle } from '#features/cases/activity/domain/event-title.ts';
import { linkToWebhook } from '#features/operations/webhooks/domain/links.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { cardBody, type ChannelCard } from './channel-card.ts';

/** An entry of the audit log, with what a receiver needs to know beside it. */
export interface EventEntryRow {
  readonly id: string;
  readonly at: string;
  readonly kind: EventKind;
  readonly subject: string;
  readonly subjectId: string;
  readonly opportunityId: string | null;
  readonly corporationId: string | null;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly title: string | null;
  /** The name of its opportunity where anybody may read it, on the public page. */
  readonly publicOpportunity: string | null;
  readonly person: string | null;
  readonly details: Record<string, unknown> | null;
}

function pathOf({ subject, subjectId, opportunityId }: EventEntryRow): string | null {
  if (subject === 'project') return `/project/${subjectId}`;
  if (opportunityId === null) return null;
  return subject === 'submission'
    ? linkToSubmission(opportunityId, subjectId)
    : linkToOpportunity(opportunityId);
}

/**
 * What is sent of an event: what the history shows of it to everybody it is for. Texts such as
 * comments are not part of it; a receiver reads them with an API key.
 */
export function bodyOf(event: DeclaredEvent, row: EventEntryRow, publicUrl: string): string {
  const { kind, at, id, subject, subjectId, title, actorId, actorName, person } = row;
  const path = pathOf(row);
  const details = detailsOf(event, row.details);
  const names = { submission: title, person, name: details.name ?? null };
  return JSON.stringify({
    type: kind,
    timestamp: at,
    data: {
      id,
      sentence: sentenceOf(event.history ?? '', names),
      subject: { type: subject, id: subjectId, ...(title !== null && { title }) },
      opportunityId: row.opportunityId,
      corporationId: row.corporationId,
      actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      details: { ...details, ...(person !== null && { person }) },
      ...(path !== null && { url: `${publicUrl}${path}` }),
    },
  });
}

/** The card of an event, or of several alike. */
export function cardOf(
  event: DeclaredEvent,
  rows: readonly [EventEntryRow, ...EventEntryRow[]],
  publicUrl: string,
): ChannelCard {
  const [row] = rows;
  const times = rows.length === 1 ? [] : [`${rows.length} times`];
  const title = [row.publicOpportunity ?? [], eventTitle(event), times].flat().join(' · ');
  const { opportunityId } = row;
  const path =
    rows.length > 1 && opportunityId !== null ? linkToOpportunity(opportunityId) : pathOf(row);
  return { title, link: `${publicUrl}${path ?? '/'}` };
}

/** The body of a test event. */
export function testBody(
  { id: webhookId, target }: Pick<Webhook, 'id' | 'target'>,
  publicUrl: string,
  at: Date,
): string {
  if (target !== 'system') {
    return cardBody(target, {
      title: 'Test message',
      link: `${publicUrl}${linkToWebhook(webhookId)}`,
    });
  }
  return JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: { webhookId } });
}
