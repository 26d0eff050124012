import { pluralize } from '#core/domain/format.ts';

const files = (names: readonly string[]): string => `, with ${pluralize(
  names.length,
  'file',
  'files',
  'en',
)}:

${names.map((name) => `- ${name}`).join('\n')}

`;

/** Notifies a submitter of a message, with a link in place of the text and the files, which it names. */
export const messageMail = (about: {
  readonly contactName: string | null;
  readonly title: string;
  readonly corporationName: string;
  /** Who wrote it; need not belong to the corporation. */
  readonly senderName: string;
  readonly fileNames: readonly string[];
  readonly followUp: string;
}) => ({
  subject: `${about.senderName} wrote to you about “${about.title}”`,
  body: `${about.contactName === null ? 'Hello' : `Hello ${about.contactName}`},

${about.senderName} has written to you on behalf of ${about.corporationName}, about “${about.title}”${
    about.fileNames.length === 0 ? '. ' : files(about.fileNames)
  }Read the message and reply here:

${about.followUp}

This link is yours alone: anyone who has it can read and withdraw your submission.
`,
});
