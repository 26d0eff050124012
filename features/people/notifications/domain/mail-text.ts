import type { NotificationText } from '#core/domain/events/notification-entry.ts';
import { pluralize } from '#core/domain/format.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { linkToNotifications, linkToNotificationSettings } from './links.ts';
import { notificationLimits } from './limits.ts';

/** A notification in a mail. */
export interface MailedNotification extends NotificationText {
  /** What those about one thing have in common. */
  readonly groupKey: string;
}

/** What a mail about notifications says, before it is written as text or as HTML. */
export interface NotificationMail {
  readonly productName: string;
  readonly publicUrl: string;
  readonly firstName: string;
  readonly subject: string;
  /** The sentence below the greeting. Null: there is one notification, which speaks for itself. */
  readonly lead: string | null;
  readonly groups: readonly {
    /** Null: a single notification, with its own title. */
    readonly name: string | null;
    readonly entries: readonly NotificationText[];
  }[];
  /** Notifications that are not listed. */
  readonly more: number;
  readonly unsubscribe: string;
}

type Recipient = Pick<NotificationMail, 'productName' | 'publicUrl' | 'firstName' | 'unsubscribe'>;

/** The mail about one notification. */
export const singleMail = (to: Recipient, about: NotificationText): NotificationMail => ({
  ...to,
  subject: singleLine(about.title),
  lead: null,
  groups: [{ name: null, entries: [about] }],
  more: 0,
});

/** A mail about several, by thing, in their order. */
function mailOfMany(
  to: Recipient,
  all: readonly MailedNotification[],
  words: Pick<NotificationMail, 'subject' | 'lead'>,
): NotificationMail {
  const listed = all.slice(0, notificationLimits.digestMost);
  const groups = [...Map.groupBy(listed, ({ groupKey }) => groupKey).values()];
  return {
    ...to,
    ...words,
    groups: groups.map((entries) => ({
      name: entries[0]?.subjectName ?? null,
      entries,
    })),
    more: all.length - listed.length,
  };
}

/** The digest of a day: what was not read, in the order of the newest. */
export function digestMail(to: Recipient, all: readonly MailedNotification[]): NotificationMail {
  const number = pluralize(all.length, 'notification', 'notifications', 'en');
  return mailOfMany(to, all, {
    subject: `${number} from ${to.productName}`,
    lead: `You have ${number} that you have not read.`,
  });
}

/** The one mail of a week. */
export const weeklyMail = (to: Recipient, all: readonly MailedNotification[]): NotificationMail =>
  mailOfMany(to, all, {
    subject: `Your week at ${to.productName}`,
    lead: 'What waits for you, and what is new since last week.',
  });

export const greetingOf = ({ firstName }: NotificationMail): string =>
  firstName === '' ? 'Hello,' : `Hello ${singleLine(firstName)},`;

export const moreOf = ({ more }: NotificationMail): string =>
  `${pluralize(more, 'more notification', 'more notifications', 'en')} in the app`;

export const addressesOf = ({ publicUrl }: NotificationMail) => ({
  of: (link: string): string => `${publicUrl}${link}`,
  list: `${publicUrl}${linkToNotifications}`,
  settings: `${publicUrl}${linkToNotificationSettings}`,
});

/** What it says below its title; null: nothing, or what the heading of its group says. */
export const bodyOf = ({ body, lines }: NotificationText, heading: string | null) =>
  body === heading || lines.length > 0 ? null : body;

function entryText(
  entry: NotificationText,
  heading: string | null,
  address: (link: string) => string,
): string {
  const body = bodyOf(entry, heading);
  const lines = entry.lines.map(
    ({ text, note, link }) =>
      `- ${singleLine(text)}${note === null ? '' : `\n  ${singleLine(note)}`}\n  ${address(link)}`,
  );
  return [
    singleLine(entry.title),
    ...(body === null ? [] : [singleLine(body)]),
    ...(lines.length === 0 ? [] : [`\n${lines.join('\n\n')}\n`]),
    address(entry.link),
    ...(entry.reason === null ? [] : [singleLine(entry.reason)]),
  ].join('\n');
}

/** A mail as plain text. */
export function mailAsText(mail: NotificationMail): string {
  const { of, list, settings } = addressesOf(mail);
  const groups = mail.groups.map(({ name, entries }) => {
    const texts = entries.map((entry) => entryText(entry, name, of));
    return [...(name === null ? [] : [`== ${singleLine(name)} ==`]), ...texts].join('\n\n');
  });
  const parts = [
    greetingOf(mail),
    ...(mail.lead === null ? [] : [mail.lead]),
    ...groups,
    ...(mail.more === 0 ? [] : [`${moreOf(mail)}:\n${list}`]),
    `--\nChoose how you are notified: ${settings}\nUnsubscribe: ${mail.unsubscribe}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
