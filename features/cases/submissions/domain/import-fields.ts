/** Fields that a column of a file can be mapped to, in display order. */
export const importFields = [
  {
    field: 'companyName',
    label: 'Company',
    isRequired: true,
    names: ['company name', 'startup', 'organisation', 'organization', 'submitter', 'firm', 'team'],
  },
  {
    field: 'title',
    label: 'Title',
    isRequired: true,
    names: ['name', 'submission', 'idea', 'solution', 'project', 'headline', 'subject', 'proposal'],
  },
  {
    field: 'pitch',
    label: 'Pitch',
    isRequired: false,
    names: ['description', 'summary', 'abstract', 'text', 'details', 'body', 'one liner'],
  },
  {
    field: 'contactName',
    label: 'Contact',
    isRequired: false,
    names: ['contact name', 'contact person', 'person', 'full name', 'founder', 'author'],
  },
  {
    field: 'contactEmail',
    label: 'Email',
    isRequired: false,
    names: [
      'contact email',
      'contact e mail',
      'email',
      'e mail',
      'mail',
      'email address',
      'e mail address',
    ],
  },
  {
    field: 'externalId',
    label: 'Id',
    isRequired: false,
    names: ['external id', 'reference', 'number', 'key', 'submission id', 'no', 'ref'],
  },
  {
    field: 'stage',
    label: 'Stage',
    isRequired: false,
    names: ['status', 'phase', 'state', 'step'],
  },
] as const;

/** Labels of the fields, for messages about a row. */
export const importFieldLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ...importFields.map(({ field, label }) => [field, label]),
  ['answers', 'An answer'],
]);
