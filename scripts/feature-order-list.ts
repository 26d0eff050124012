/**
 * The areas, lowest first, and in each its features: a feature imports those left of it and those of lower
 * areas (decision 33).
 */
export const order: Readonly<Record<string, readonly string[]>> = {
  people: [
    'mails',
    'identity',
    'needs-you',
    'notifications',
    'exports',
    'users',
    'weekly-mail',
    'calendar',
  ],
  directory: ['imports', 'companies', 'tags', 'search', 'collections', 'pins', 'saved-searches'],
  cases: [
    'corporations',
    'opportunities',
    'views',
    'files',
    'submissions',
    'activity',
    'comments',
    'company-contacts',
    'public-pages',
    'company-invitations',
  ],
  portfolio: [
    'projects',
    'search-screen',
    'radars',
    'radar-imports',
    'matches',
    'pitch-days',
    'metrics',
    'spotlight',
    'company-screen',
  ],
  operations: [
    'live',
    'audit-log',
    'backups',
    'system',
    'api-keys',
    'webhooks',
    'hosted',
    'sample-data',
    'setup',
  ],
};

/** Pairs that import against the order, with what stands in the way. The list may only shrink. */
export const exceptions: Readonly<Record<string, string>> = {
  'corporations → opportunities': 'counts of cases',
  'imports → opportunities': 'an import may be one of an opportunity',
};
