import type { WebhookTarget } from '#features/operations/webhooks/domain/webhook.ts';

interface TargetWords {
  readonly label: string;
  /** Its name in the form, as an example. */
  readonly name: string;
  readonly address: string;
  /** Where its address comes from. */
  readonly hint: string;
}

export const targetWords: Readonly<Record<WebhookTarget, TargetWords>> = {
  system: {
    label: 'Webhook',
    name: 'Reporting',
    address: 'https://hooks.example.com/outrider',
    hint: 'Events are sent to it as JSON, signed.',
  },
  slack: {
    label: 'Slack',
    name: 'Slack, scouting',
    address: 'https://hooks.slack.com/services/…',
    hint: 'In Slack, add an incoming webhook to the channel and paste its address. A card has a title and a link; to open it, people sign in.',
  },
  teams: {
    label: 'Microsoft Teams',
    name: 'Teams, scouting',
    address: 'https://….powerplatform.com/…',
    hint: 'In Teams, add the workflow for webhook alerts to the channel and paste its address. A card has a title and a link; to open it, people sign in.',
  },
};
