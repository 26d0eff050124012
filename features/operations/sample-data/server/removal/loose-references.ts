import {
  companyArrays,
  otherArrays,
} from '#features/operations/backups/server/shared/references.ts';

/** The references of the database that are emptied where their row is removed. With all others the row goes. */
export const emptiedReferences: readonly string[] = [
  'company_invitations.mail_id',
  'company_invitations.submission_id',
  'company_proposals.company_id',
  'pitch_day_invitations.mail_id',
  'pitch_day_sessions.next_company_id',
  'projects.company_id',
  'submissions.company_id',
  // Accounts stay, without a corporation.
  'users.corporation_id',
];

/** What is removed with a row that refers to it. */
export const ownedReferences = [
  { table: 'submission_files', column: 'file_id', owned: 'files' },
  { table: 'project_files', column: 'file_id', owned: 'files' },
  { table: 'submission_mails', column: 'mail_id', owned: 'mails' },
  { table: 'decision_mails', column: 'mail_id', owned: 'mails' },
  { table: 'company_invitations', column: 'mail_id', owned: 'mails' },
  { table: 'pitch_day_invitations', column: 'mail_id', owned: 'mails' },
] as const;

/** Ids without a foreign key: a row that has one goes with it. */
export const looseIds: Readonly<Record<string, string>> = {
  import_changes: 'record_id',
  match_outbox: 'company_id',
  spotlight_blocks: 'subject_id',
};

interface LooseTexts {
  readonly columns: readonly string[];
  /** Older ones than the sample data are not read: there may be many. */
  readonly isOnlyLater?: true;
}

/** Texts, values and filters: a row in which an id stands goes with it. */
export const looseTexts: Readonly<Record<string, LooseTexts>> = {
  audit_views: { columns: ['filter'] },
  export_jobs: { columns: ['request'] },
  idempotency_keys: { columns: ['answer'], isOnlyLater: true },
  mails: { columns: ['body', 'html', 'calendar'], isOnlyLater: true },
  metric_segments: { columns: ['filters'] },
  notification_mutes: { columns: ['subject_id'] },
  notifications: { columns: ['values', 'subject_id', 'link'], isOnlyLater: true },
  recent_searches: { columns: ['filters'] },
  saved_searches: { columns: ['filters'] },
  saved_views: { columns: ['search'] },
  webhook_deliveries: { columns: ['body'], isOnlyLater: true },
};

/** Ids without a foreign key that are emptied. */
export const emptiedIds = [
  // A mail may be about several things; its other notifications stay.
  { table: 'notifications', column: 'mail_id' },
  { table: 'user_metadata', column: 'active_collection_id' },
  { table: 'user_metadata', column: 'active_corporation_id' },
] as const;

/** Arrays that lose the ids, and stay. */
export const looseArrays: readonly { readonly table: string; readonly column: string }[] = [
  ...companyArrays,
  ...otherArrays.map((place) => {
    const [table = '', column = ''] = place.split('.');
    return { table, column };
  }),
];

/** Ids without a foreign key that say nothing once the row is gone, each with its reason. */
export const remainingIds: Readonly<Record<string, string>> = {
  'audit_chain.corporation_id': 'The audit log may tell that it was there.',
  'audit_chain.entry_id': 'Of the audit log.',
  'audit_entries.opportunity_id': 'The audit log may tell that it was there.',
  'audit_entries.salt': 'No id.',
  'companies.import_id': 'Of the company’s own import.',
  'export_jobs.file_id': 'Of the export itself.',
  'search_outbox.company_id': 'The index learns by it that the company is gone.',
  'usage_events.corporation_id': 'Removed with the use.',
  'usage_events.subject_id': 'Removed with the use.',
  'usage_hours.corporation_id': 'Removed with the use.',
  'usage_terms.corporation_id': 'Removed with the use.',
  'usage_totals.corporation_id': 'Removed with the use.',
  'webhook_deliveries.entry_id': 'Of the audit log.',
  'webhook_outbox.entry_id': 'Of the audit log.',
};

const ofLog = 'The audit log may tell that it was there.';
const ofPerson = 'Of a person.';
const ofAccount = 'Of an account.';
const ofImport = 'How a file is read; an import into sample data goes.';

/** Values and texts that name no record which could be removed. */
export const remainingTexts: Readonly<Record<string, string>> = {
  'audit_chain.erased': ofLog,
  'audit_changes.after': ofLog,
  'audit_changes.before': ofLog,
  'audit_changes.row_id': ofLog,
  'audit_entries.details': ofLog,
  'audit_entries.subject_id': ofLog,
  'auth_accounts.account_id': ofAccount,
  'auth_accounts.provider_id': ofAccount,
  'auth_passkeys.credential_id': ofAccount,
  'collections.startup_to_subspaces': 'Loses the companies, as the arrays do.',
  'collections.subspaces': 'The spaces of the collection itself.',
  'collections.user_id': ofPerson,
  'companies.external_id': 'Of its source.',
  'company_values.source_value': 'The value of a field.',
  'company_values.value': 'The value of a field.',
  'idempotency_keys.auth_id': ofAccount,
  'import_changes.before': 'Of a record that goes, or a real one.',
  'import_mappings.mapping': ofImport,
  'import_problems.raw': ofImport,
  'imports.format': ofImport,
  'imports.mapping': ofImport,
  'imports.preview': ofImport,
  'imports.progress': ofImport,
  'merged_accounts.auth_id': ofAccount,
  'merged_accounts.moved': ofPerson,
  'nodes.leads': 'Names of workers.',
  'nodes.reads': 'Of an index.',
  'submission_answers.question_id': 'Of a form; goes with the submission.',
  'user_metadata.notification_choices': ofPerson,
  'users.auth_id': ofAccount,
  'users.links': ofPerson,
  'webhook_deliveries.attempts': 'How sending went.',
};
