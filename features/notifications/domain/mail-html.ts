import type { NotificationText } from '#core/domain/events/notification-entry.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import { addressesOf, greetingOf, moreOf, type NotificationMail } from './mail-text.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  singleLine(text).replace(/[&<>"']/gu, (character) => references[character] ?? character);

/** The tokens of the light theme, as sRGB: mail programs know no custom properties. */
const colors = { ink: '#1b1f23', soft: '#4d5359', line: '#e7e5e1', accent: '#05696f' };
const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const styles = {
  page: `margin:0;padding:24px 12px;background:#f6f5f2;color:${colors.ink};${font};font-size:14px;line-height:20px`,
  sheet: `max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid ${colors.line};border-radius:10px`,
  product: `margin:0 0 16px;font-size:13px;font-weight:600;color:${colors.soft}`,
  group: 'margin:24px 0 0;font-size:15px;line-height:22px;font-weight:600',
  entry: `margin:12px 0 0;padding:12px 0 0;border-top:1px solid ${colors.line}`,
  title: `color:${colors.accent};font-weight:600;text-decoration:none`,
  soft: `color:${colors.soft}`,
  meta: `font-size:12px;line-height:16px;color:${colors.soft}`,
  foot: `max-width:600px;margin:16px auto 0;font-size:12px;line-height:18px;color:${colors.soft}`,
  link: `color:${colors.soft};text-decoration:underline`,
};

const link = (style: string, address: string, text: string): string =>
  `<a href="${escaped(address)}" style="${style}">${escaped(text)}</a>`;

function entryHtml(entry: NotificationText, of: (link: string) => string): string {
  const lines = entry.lines.map(
    ({ text, note, link: path }) =>
      `<li style="margin:8px 0 0">${link(styles.title, of(path), text)}${
        note === null ? '' : `<br><span style="${styles.soft}">${escaped(note)}</span>`
      }</li>`,
  );
  return [
    `<div style="${styles.entry}">`,
    `<div>${link(styles.title, of(entry.link), entry.title)}</div>`,
    ...(entry.body === null || entry.lines.length > 0
      ? []
      : [`<div style="${styles.soft}">${escaped(entry.body)}</div>`]),
    ...(lines.length === 0
      ? []
      : [`<ul style="margin:0;padding:0 0 8px 20px">${lines.join('\n')}</ul>`]),
    ...(entry.reason === null
      ? []
      : [`<div style="${styles.meta}">${escaped(entry.reason)}</div>`]),
    '</div>',
  ].join('\n');
}

/** A mail as HTML: no images, no styles or scripts from elsewhere, nothing that tracks. */
export function mailAsHtml(mail: NotificationMail): string {
  const { of, list, settings } = addressesOf(mail);
  const groups = mail.groups.flatMap(({ name, entries }) => [
    ...(name === null ? [] : [`<h2 style="${styles.group}">${escaped(name)}</h2>`]),
    ...entries.map((entry) => entryHtml(entry, of)),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(mail.subject)}</title>
</head>
<body style="${styles.page}">
<div style="${styles.sheet}">
<p style="${styles.product}">${escaped(mail.productName)}</p>
<p style="margin:0">${escaped(greetingOf(mail))}</p>
${mail.lead === null ? '' : `<p style="margin:12px 0 0">${escaped(mail.lead)}</p>`}
${groups.join('\n')}
${mail.more === 0 ? '' : `<p style="margin:16px 0 0">${link(styles.title, list, moreOf(mail))}</p>`}
</div>
<p style="${styles.foot}">${link(styles.link, settings, 'Choose how you are notified')} ·
${link(styles.link, mail.unsubscribe, 'Unsubscribe')}</p>
</body>
</html>
`;
}
