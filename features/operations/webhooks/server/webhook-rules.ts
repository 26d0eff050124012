import type { EventCatalogue } from '#core/domain/events/events.ts';
import { refused, refusedField } from '#core/platform/http/refused.ts';
import { literalAddressOf } from '#core/platform/outgoing/open-request.ts';
import { webhookAudienceOf } from '#features/operations/webhooks/domain/event-audience.ts';
import { eventTitle, namelessSentence } from '#features/cases/activity/domain/event-title.ts';
import { webhookRefusals } from '#features/operations/webhooks/domain/refusals.ts';
import type { WebhookKind } from '#features/operations/webhooks/domain/webhook.ts';

export interface WebhookRuleParts {
  readonly catalogue: EventCatalogue;
  /** The addresses that requests may go to. */
  readonly isAllowed: (address: string) => boolean;
  /** Whether addresses may begin with http: only where networks of one's own are allowed. */
  readonly allowsPlain: boolean;
}

function kindsOf({ events }: EventCatalogue): WebhookKind[] {
  return [...events.values()].flatMap((event) => {
    const audience = webhookAudienceOf(event);
    if (audience === null) return [];
    const sentence = namelessSentence(event);
    const isFoundryOnly = audience === 'foundry';
    return [{ kind: event.kind, sentence, title: eventTitle(event), isFoundryOnly }];
  });
}

/** Which addresses and events a webhook may have. */
export function webhookRules({ catalogue, isAllowed, allowsPlain }: WebhookRuleParts) {
  const all = kindsOf(catalogue);
  return {
    known: all,

    /** What a name leads to is checked when it is connected to. */
    assertAddress(text: string): void {
      const url = new URL(text);
      const literal = literalAddressOf(url);
      const isPlain = url.protocol !== 'https:';
      if ((isPlain && !allowsPlain) || (literal !== null && !isAllowed(literal))) {
        throw refused(webhookRefusals['webhook.address'], { host: url.host });
      }
    },

    assertKinds(kinds: readonly string[], corporationId: string | null): void {
      for (const kind of kinds) {
        const match = all.find((one) => one.kind === kind);
        if (!match) throw refusedField('body.kinds', `${kind} is not an event of webhooks.`);
        if (match.isFoundryOnly && corporationId !== null) {
          throw refused(webhookRefusals['webhook.kind'], { kind });
        }
      }
    },
  };
}
