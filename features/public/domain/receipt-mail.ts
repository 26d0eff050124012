const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail that confirms a submission and contains its follow-up link. */
export const receiptMail = (about: {
  readonly contactName: string;
  readonly title: string;
  readonly corporationName: string;
  readonly opportunityName: string;
  readonly answerBy: string | null;
  readonly followUp: string;
}) => ({
  subject: `Received: “${about.title}”`,
  body: `Hello ${about.contactName},

${about.corporationName} has received “${about.title}” for the challenge “${about.opportunityName}”.
${about.answerBy === null ? '' : `You will have an answer by ${day.format(new Date(about.answerBy))}.\n`}
See how it stands, write to ${about.corporationName} or take it back:

${about.followUp}

This link is yours alone: whoever has it can read and take back your submission. If you did not
hand anything in, somebody used your address by mistake, and you can leave this mail unanswered.
`,
});
