/** Notifies a submitter of a message, with a link in place of the text. */
export const messageMail = (about: {
  readonly contactName: string | null;
  readonly title: string;
  readonly corporationName: string;
  readonly followUp: string;
}) => ({
  subject: `A message about “${about.title}”`,
  body: `${about.contactName === null ? 'Hello' : `Hello ${about.contactName}`},

${about.corporationName} has written to you about “${about.title}”. Read and answer here:

${about.followUp}

This link is yours alone: whoever has it can read and take back your submission.
`,
});
