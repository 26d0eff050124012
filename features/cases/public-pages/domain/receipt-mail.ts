import { formatInZone } from '#core/domain/zoned-time.ts';

/** The mail that confirms a submission and contains its follow-up link. */
export const receiptMail = (about: {
  readonly contactName: string;
  readonly title: string;
  readonly corporationName: string;
  readonly opportunityName: string;
  readonly answerBy: string | null;
  /** The corporation's. */
  readonly timeZone: string;
  readonly followUp: string;
}) => ({
  subject: `Received: “${about.title}”`,
  body: `Hello ${about.contactName},

${about.corporationName} has received “${about.title}” for the opportunity “${about.opportunityName}”.
${about.answerBy === null ? '' : `You will have an answer by ${formatInZone(about.answerBy, about.timeZone, { dateStyle: 'long' })}.\n`}
See its status, write to ${about.corporationName} or withdraw it:

${about.followUp}

This link is yours alone: anyone who has it can read and withdraw your submission. If you did not
submit anything, someone used your address by mistake, and you can ignore this email.
`,
});
