/** What the fields of the public form are called. */
export const formLabels = {
  companyName: 'Company',
  website: 'Website',
  contactName: 'Your name',
  contactEmail: 'E-mail',
  title: 'Title',
  pitch: 'Your pitch',
} as const;

const opportunity = { id: 'Opportunity' } as const;
const followUpLink = { key: 'Link' } as const;

/** Of all fields of the public endpoints, also those that a form sends by itself. */
export const publicLabels = {
  corporation: { slug: 'Corporation' },
  opportunity,
  sendFile: { id: opportunity.id, name: 'File name' },
  submit: {
    ...formLabels,
    id: opportunity.id,
    answers: 'Answers',
    attachments: 'Files',
    formToken: 'Form',
    trap: 'Hidden field',
    invitation: 'Invitation',
  },
  followUp: followUpLink,
  write: { key: followUpLink.key, body: 'Message' },
  withdraw: { key: followUpLink.key, reason: 'Reason' },
} as const;
