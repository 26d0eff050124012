/**
 * What belongs to a corporation: of these tables the rows that lead to it by their foreign keys, or by
 * the condition in `row-filters.ts`. Every table of the database is in one of the three lists here, as a
 * test compares with its catalogue.
 */
const corporationTables = [
  'audit_entries',
  'auth_users',
  'comment_mentions',
  'comments',
  'companies',
  'company_contacts',
  'company_evidence',
  'company_invitations',
  'company_values',
  'conflicts_of_interest',
  'corporation_administrators',
  'corporation_domains',
  'corporation_legal_texts',
  'corporation_logos',
  'corporation_tenants',
  'corporations',
  'cycles',
  'external_projects',
  'files',
  'match_announcements',
  'match_settings',
  'match_thumbs',
  'messages',
  'opportunities',
  'opportunity_team',
  'opportunity_templates',
  'pilot_charters',
  'pilot_criteria',
  'pitch_day_companies',
  'pitch_day_invitations',
  'pitch_day_opportunities',
  'pitch_day_pairs',
  'pitch_day_sessions',
  'pitch_days',
  'prepared_decisions',
  'project_date_moves',
  'project_decisions',
  'project_files',
  'project_members',
  'project_milestones',
  'project_risks',
  'project_sources',
  'project_sync_errors',
  'project_updates',
  'projects',
  'radar_blips',
  'radar_comments',
  'radar_editions',
  'radar_editors',
  'radar_entries',
  'radar_proposals',
  'radar_round_items',
  'radar_round_participants',
  'radar_rounds',
  'radars',
  'role_requests',
  'saved_views',
  'scorecards',
  'scores',
  'spotlight_blocks',
  'spotlight_edition_pages',
  'spotlight_editions',
  'spotlight_publications',
  'submission_files',
  'submission_listings',
  'submission_versions',
  'submissions',
  'user_photos',
  'user_system_roles',
  'users',
  'votes',
] as const;

/**
 * What belongs to people, and is there when they have agreed: the rows that lead to them alone by their
 * foreign keys, or by the condition in `row-filters.ts`.
 */
export const privateTables = [
  'audit_views',
  'collection_additions',
  'collection_notes',
  'collections',
  'metric_segments',
  'notification_mutes',
  'pins',
  'saved_searches',
  'user_metadata',
] as const;

export const exportedTables = [...corporationTables, ...privateTables] as const;

export type ExportedTable = (typeof exportedTables)[number];

interface LeftOut {
  /** Said in the export. */
  readonly what: string;
  readonly tables: readonly string[];
}

/** What no export of a corporation has, in the words that it says so with. */
export const leftOut: readonly LeftOut[] = [
  {
    what: 'What people searched for lately, when they read Spotlight and got their weekly email, and that they dismissed the checklist of the first days. It is private: each person exports their own in their settings, under Your data.',
    tables: ['checklist_dismissals', 'recent_searches', 'spotlight_readers', 'weekly_mails'],
  },
  {
    what: 'Who blacklisted a company in a collection, and when; and what was proposed for one.',
    tables: ['collection_blacklistings', 'collection_proposals'],
  },
  {
    what: 'Whether it is sample data: an export is always a corporation’s own.',
    tables: ['sample_records'],
  },
  {
    what: 'Who has agreed to what, and who was asked. Another installation asks anew.',
    tables: ['export_consents'],
  },
  {
    what: 'Who voted what in rounds of radars. The results of votes that have closed are there.',
    tables: ['radar_votes'],
  },
  {
    what: 'What people sign in with: passwords, sessions, second factors, passkeys, keys, webhooks, addresses of calendars and former accounts. People reset their password; make the others anew.',
    tables: [
      'account_links',
      'api_keys',
      'auth_accounts',
      'auth_keys',
      'auth_passkeys',
      'auth_rate_limits',
      'auth_sessions',
      'auth_two_factors',
      'auth_verifications',
      'calendar_feeds',
      'merged_accounts',
      'password_reset_requests',
      'setup_codes',
      'sign_in_failures',
      'webhook_deliveries',
      'webhook_outbox',
      'webhooks',
    ],
  },
  {
    what: 'Emails, notifications, imports, exports and other work on its way.',
    tables: [
      'decision_mails',
      'export_jobs',
      'idempotency_keys',
      'import_changes',
      'import_mappings',
      'import_problems',
      'imports',
      'mails',
      'match_outbox',
      'nodes',
      'notifications',
      'notify_outbox',
      'search_outbox',
      'search_rebuilds',
      'search_work',
      'submission_mails',
    ],
  },
  {
    what: 'What is computed of the rest, and is computed again where it is imported.',
    tables: ['submission_answers'],
  },
  {
    what: 'Figures about the use of the product.',
    tables: ['usage_events', 'usage_hours', 'usage_people', 'usage_terms', 'usage_totals'],
  },
  {
    what: 'What all corporations share: companies that nothing here names, proposals of companies, tags, exchange rates, the order of Spotlight, and the audit log’s chain.',
    tables: [
      'audit_chain',
      'audit_changes',
      'backup_runs',
      'company_matches',
      'company_proposals',
      'currency_rates',
      'spotlight_places',
      'system_roles',
      'tag_spellings',
      'tags',
    ],
  },
];

/** What an export has only in part. The number of what is hidden would tell who has judged. */
export const exportedInPart: readonly string[] = [
  'Collections with their notes, saved searches, views that are not shared, pins and preferences. They are private, so they are here only where their owner has agreed. A collection belongs to its owner, also when shared, and a note to its author. Each person agrees in their settings, and exports their own there, under Your data.',
  'Scores that are hidden on the screen: of submissions that the exporting person has not scored by every criterion. Score them, and export again.',
  'Conflicts of interest that others have declared.',
  'Thumbs of people who do not share them with their case team.',
  'People’s own files, which are in no submission and no project.',
  'What names things of another corporation, too, as its opportunities on a pitch day.',
  'The history of anything but opportunities.',
  'Rights and access of people of other corporations and of the foundry: they come along as names.',
];
