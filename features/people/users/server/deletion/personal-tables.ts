/**
 * What becomes of a reference to a person when the account is deleted. `delete`: the row is the
 * person's own. `keep`: it was written for others, and stays signed "Former member". `release`: a
 * duty that somebody else has to take over.
 */
type OnDeletion = 'delete' | 'keep' | 'release';

/** Every reference to `users` by `table.column`, as a test compares with the database. */
const references = {
  delete: [
    'user_system_roles.user_id',
    'user_metadata.user_id',
    'user_photos.user_id',
    'notifications.user_id',
    'notification_mutes.user_id',
    'opportunity_team.user_id',
    'project_members.user_id',
    'comment_mentions.user_id',
    'saved_searches.user_id',
    'recent_searches.user_id',
    'pins.user_id',
    'role_requests.user_id',
    'export_jobs.user_id',
    'export_consents.user_id',
    'usage_events.user_id',
    'usage_hours.user_id',
    'usage_people.user_id',
    'metric_segments.user_id',
    'radar_editors.user_id',
    'radar_round_participants.user_id',
    'radar_votes.user_id',
    'audit_views.user_id',
    'match_settings.user_id',
    'match_thumbs.user_id',
    'spotlight_readers.user_id',
    'merged_accounts.into_id',
  ],
  release: [
    'projects.owner_id',
    'pilot_charters.owner_id',
    'project_risks.owner_id',
    'radar_blips.owner_id',
    'radar_rounds.author_id',
    'radar_rounds.editor_id',
  ],
  keep: [
    'api_keys.created_by',
    'audit_entries.actor_id',
    'collection_additions.added_by',
    'collection_blacklistings.blacklisted_by',
    'collection_notes.updated_by',
    'comments.author_id',
    'comments.hidden_by',
    'company_invitations.sent_by',
    'company_matches.decided_by',
    'company_proposals.decided_by',
    'company_proposals.proposed_by',
    'company_values.edited_by',
    'conflicts_of_interest.user_id',
    'currency_rates.entered_by',
    'files.owner_id',
    'imports.created_by',
    'imports.started_by',
    'merged_accounts.merged_by',
    'merged_accounts.user_id',
    'messages.author_id',
    'pilot_charters.decided_by',
    'prepared_decisions.prepared_by',
    'project_date_moves.moved_by',
    'project_decisions.decided_by',
    'project_updates.author_id',
    'radar_comments.author_id',
    'radar_proposals.decided_by',
    'radar_proposals.proposed_by',
    'role_requests.reviewed_by',
    'scores.user_id',
    'search_rebuilds.asked_by',
    'spotlight_blocks.created_by',
    'spotlight_editions.published_by',
    'votes.user_id',
    'webhooks.created_by',
  ],
} as const satisfies Record<OnDeletion, readonly string[]>;

export type PersonalReference = (typeof references)[OnDeletion][number];

interface PersonalTable {
  readonly reference: PersonalReference;
  readonly table: string;
  readonly column: string;
  readonly onDeletion: OnDeletion;
}

/** The parts of `table.column`. */
export function columnOf(reference: string): { readonly table: string; readonly column: string } {
  const [table = '', column = ''] = reference.split('.');
  return { table, column };
}

const referencesOf = (onDeletion: OnDeletion): PersonalTable[] =>
  references[onDeletion].map((reference) => ({ reference, ...columnOf(reference), onDeletion }));

export const personalTables: readonly PersonalTable[] = [
  ...referencesOf('delete'),
  ...referencesOf('release'),
  ...referencesOf('keep'),
];
