import { formatInZone } from '#core/domain/zoned-time.ts';
import {
  escaped,
  mailFrame,
  mailLink,
  mailStyles,
} from '#features/people/mails/domain/mail-frame.ts';

export interface InvitationMail {
  readonly productName: string;
  readonly senderName: string;
  readonly corporationName: string;
  readonly companyName: string;
  readonly opportunityName: string;
  /** What the public page says. */
  readonly summary: string;
  readonly message: string;
  readonly endDate: string | null;
  /** The corporation's, in which both ends are told. */
  readonly timeZone: string;
  readonly expiresAt: string;
  readonly open: string;
  readonly decline: string;
}

const moment = (at: string, timeZone: string): string =>
  formatInZone(at, timeZone, { dateStyle: 'long' });

/** Who sends it need not belong to the corporation: foundry and guests of the case team invite, too. */
export const whoInvites = ({
  senderName,
  corporationName,
  companyName,
}: Pick<InvitationMail, 'senderName' | 'corporationName' | 'companyName'>): string =>
  `${senderName} invites ${companyName} on behalf of ${corporationName}`;

/** The sentences of the mail, which its preview shows, too. */
export const invitationSentences = ({
  senderName,
  corporationName,
  companyName,
  opportunityName,
  endDate,
  timeZone,
  expiresAt,
}: Omit<InvitationMail, 'open' | 'decline' | 'productName'>) => ({
  subject: `${corporationName} invites ${companyName}: “${opportunityName}”`,
  lead: `${whoInvites({ senderName, corporationName, companyName })} to submit to the opportunity “${opportunityName}”.`,
  until: endDate === null ? null : `Submissions are open until ${moment(endDate, timeZone)}.`,
  foot: `The link is for ${companyName} and works until ${moment(expiresAt, timeZone)}. ${corporationName} can see when the link is opened. This email contains no tracking.`,
});

const paragraph = (html: string, style = 'margin:12px 0 0') => `<p style="${style}">${html}</p>`;
const lines = (text: string): string => text.split('\n').map(escaped).join('<br>');

/** Text and HTML: no picture, and nothing but what is public and what the sender wrote. */
export function invitationMail(mail: InvitationMail) {
  const { productName, senderName, summary, message, open, decline } = mail;
  const { subject, lead, until, foot } = invitationSentences(mail);
  const text = message.trim();
  const parts = [
    'Hello,',
    lead,
    ...(summary === '' ? [] : [summary]),
    ...(text === '' ? [] : [`${senderName} writes:\n${text.replaceAll(/^/gmu, '> ')}`]),
    ...(until === null ? [] : [until]),
    `Read the opportunity and submit:\n${open}`,
    `Not interested? Decline with one click:\n${decline}`,
    foot,
  ];
  const content = [
    paragraph('Hello,', 'margin:0'),
    paragraph(escaped(lead)),
    ...(summary === '' ? [] : [paragraph(lines(summary), `margin:12px 0 0;${mailStyles.soft}`)]),
    ...(text === ''
      ? []
      : [
          paragraph(`${escaped(senderName)} writes:`, `margin:16px 0 0;${mailStyles.meta}`),
          paragraph(lines(text), 'margin:4px 0 0;padding-left:12px;border-left:2px solid #e7e5e1'),
        ]),
    ...(until === null ? [] : [paragraph(escaped(until))]),
    paragraph(mailLink(mailStyles.title, open, 'Read and submit'), 'margin:20px 0 0'),
    paragraph(mailLink(mailStyles.link, decline, 'Decline'), 'margin:12px 0 0'),
  ].join('\n');
  return {
    subject,
    body: `${parts.join('\n\n')}\n`,
    html: mailFrame({ subject, productName, content, foot: escaped(foot) }),
  };
}
