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

Thank you. We have received “${about.title}” for the opportunity “${about.opportunityName}”, and will review it. ${
    about.answerBy === null
      ? 'We will write to you when it is decided.'
      : `You will have an answer by ${formatInZone(about.answerBy, about.timeZone, { dateStyle: 'long' })}.`
  }

There is nothing else for you to do now. Here you can see its status, write to us, or withdraw it:

${about.followUp}

This link is yours alone: anyone who has it can read and withdraw your submission.

The case team of ${about.corporationName}

If you did not submit anything, someone used your address by mistake. You can ignore this email.
`,
});
