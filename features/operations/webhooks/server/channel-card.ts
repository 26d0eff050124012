import type { ChannelTarget } from '#features/operations/webhooks/domain/webhook.ts';

/** All that a channel is told: whoever reads it may have no rights here. */
export interface ChannelCard {
  readonly title: string;
  readonly link: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Slack's control characters, so that no title mentions a channel or links anywhere. */
const slackText = (text: string): string =>
  text.replaceAll(/[&<>]/gu, (character) => escapes[character] ?? character);

/** In front of the `|` of a link, an address ends at one. */
const slackLink = (link: string): string => slackText(link).replaceAll('|', '%7C');

/** A message with one block: `text` is what notifications show. */
const slackMessage = ({ title, link }: ChannelCard): object => ({
  text: slackText(title),
  blocks: [
    {
      type: 'section',
      text: {
        type: 'mrkdwn',
        text: `<${slackLink(link)}|${slackText(title)}>`,
        // Names of channels and people in a title stay text.
        verbatim: true,
      },
    },
  ],
  unfurl_links: false,
  unfurl_media: false,
});

/** An Adaptive Card, as workflows of Teams post it. A text run, unlike a text block, is not Markdown. */
const teamsMessage = ({ title, link }: ChannelCard): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        fallbackText: title,
        body: [
          {
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text: title, weight: 'Bolder' }],
          },
        ],
        actions: [{ type: 'Action.OpenUrl', title: 'Open', url: link }],
      },
    },
  ],
});

const messages: Readonly<Record<ChannelTarget, (card: ChannelCard) => object>> = {
  slack: slackMessage,
  teams: teamsMessage,
};

/** What is sent to a channel, as JSON. */
export const cardBody = (target: ChannelTarget, card: ChannelCard): string =>
  JSON.stringify(messages[target](card));
