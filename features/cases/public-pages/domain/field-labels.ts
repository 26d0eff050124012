/** What the fields of the public form are called. */
export const formLabels = {
  companyName: 'Company',
  website: 'Website',
  country: 'Country',
  oneLiner: 'In one line',
  contactName: 'Your name',
  contactEmail: 'Email',
  title: 'Title',
  pitch: 'Your pitch',
} as const;

const opportunity = { id: 'Opportunity' } as const;
const followUpLink = { key: 'Link' } as const;

/** Of all fields of the public endpoints, also those that a form sends by itself. */
export const publicLabels = {
  corporation: { slug: 'Corporation' },
  legalText: { slug: 'Corporation', kind: 'Text', id: 'Version' },
  opportunity,
  sendFile: { id: opportunity.id, name: 'File name' },
  submit: {
    ...formLabels,
    id: opportunity.id,
    answers: 'Answers',
    mayBeListed: 'Listing in the directory',
    attachments: 'Files',
    formToken: 'Form',
    terms: 'Terms',
    trap: 'Hidden field',
    invitation: 'Invitation',
  },
  followUp: followUpLink,
  revise: { ...formLabels, key: followUpLink.key, answers: 'Answers', contentTag: 'Version' },
  sendMessageFile: { key: followUpLink.key, name: 'File name' },
  messageFile: { key: followUpLink.key, id: 'File', alt: 'What is answered' },
  write: { key: followUpLink.key, body: 'Message', attachments: 'Files' },
  agree: { key: followUpLink.key, agreed: 'Listing in the directory' },
  withdraw: { key: followUpLink.key, reason: 'Reason' },
} as const;
