import { permissions } from '#core/domain/authorization/permissions.ts';
import { eventCategoryOf, type Audience, type DeclaredEvent } from '#core/domain/events/events.ts';

/** Whose webhooks are sent an event: its corporation's and the foundry's, or the foundry's only. */
export type WebhookAudience = 'corporation' | 'foundry';

/**
 * Events that belong to no opportunity. Others are private, such as those of collections, or of use to
 * nobody outside, such as those of accounts, settings and imports: what is not listed is sent to nobody.
 */
const audienceOfCategory: Readonly<Record<string, WebhookAudience>> = {
  project: 'corporation',
  cycle: 'corporation',
  scorecard: 'corporation',
  company: 'foundry',
  proposal: 'foundry',
};

/** A corporation's webhooks are managed by its Foundry Champions: they receive what those may see. */
const isForChampions = (audience: Audience): boolean => {
  if (audience === 'actor') return false;
  if (audience === 'viewers') return true;
  return (permissions[audience].heldBy as readonly string[]).includes('foundryChampion');
};

/** Null: no webhook is sent this event. */
export function webhookAudienceOf(event: DeclaredEvent): WebhookAudience | null {
  const { history, kind, live, audience = 'actor' } = event;
  if (history === undefined) return null;
  if (live === 'opportunity') return isForChampions(audience) ? 'corporation' : null;
  return audienceOfCategory[eventCategoryOf(kind)] ?? null;
}
