import type { NotificationText } from '#core/domain/events/notification-entry.ts';
import {
  escaped,
  mailFrame,
  mailLink as link,
  mailStyles as styles,
} from '#features/people/mails/domain/mail-frame.ts';
import { addressesOf, bodyOf, greetingOf, moreOf, type NotificationMail } from './mail-text.ts';

function entryHtml(
  entry: NotificationText,
  heading: string | null,
  of: (link: string) => string,
): string {
  const body = bodyOf(entry, heading);
  const lines = entry.lines.map(
    ({ text, note, link: path }) =>
      `<li style="margin:8px 0 0">${link(styles.title, of(path), text)}${
        note === null ? '' : `<br><span style="${styles.soft}">${escaped(note)}</span>`
      }</li>`,
  );
  return [
    `<div style="${styles.entry}">`,
    `<div>${link(styles.title, of(entry.link), entry.title)}</div>`,
    ...(body === null ? [] : [`<div style="${styles.soft}">${escaped(body)}</div>`]),
    ...(lines.length === 0
      ? []
      : [`<ul style="margin:0;padding:0 0 8px 20px">${lines.join('\n')}</ul>`]),
    ...(entry.reason === null
      ? []
      : [`<div style="${styles.meta}">${escaped(entry.reason)}</div>`]),
    '</div>',
  ].join('\n');
}

/** A mail about notifications as HTML. */
export function mailAsHtml(mail: NotificationMail): string {
  const { of, list, settings } = addressesOf(mail);
  const groups = mail.groups.flatMap(({ name, entries }) => [
    ...(name === null ? [] : [`<h2 style="${styles.group}">${escaped(name)}</h2>`]),
    ...entries.map((entry) => entryHtml(entry, name, of)),
  ]);
  return mailFrame({
    subject: mail.subject,
    productName: mail.productName,
    content: `<p style="margin:0">${escaped(greetingOf(mail))}</p>
${mail.lead === null ? '' : `<p style="margin:12px 0 0">${escaped(mail.lead)}</p>`}
${groups.join('\n')}
${mail.more === 0 ? '' : `<p style="margin:16px 0 0">${link(styles.title, list, moreOf(mail))}</p>`}`,
    foot: `${link(styles.link, settings, 'Choose how you are notified')} ·
${link(styles.link, mail.unsubscribe, 'Unsubscribe')}`,
  });
}
