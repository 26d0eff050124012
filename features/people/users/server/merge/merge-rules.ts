import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { MergePart, Stays } from '#features/people/users/domain/merge-parts.ts';
import type { PersonalReference } from '#features/people/users/server/deletion/personal-tables.ts';

/** Rows of both accounts about the same thing, of which one can stay. Expressions name the `row`. */
export interface Coincidence {
  /** What makes two rows the same, beside the person. Empty: a person has one row. */
  readonly same: readonly string[];
  readonly stays: Stays;
  /** Of two rows the one with the greater value stays; the target's when they are equal. */
  readonly rank?: string;
  /** The rows that can coincide; the others always move. */
  readonly only?: string;
}

/**
 * What becomes of rows that refer to the account that goes. `move`: they name the other one.
 * `count`: moved with the sums that were made of them. `keep`: they name the old one for good.
 */
export type MergeRule = { readonly part: MergePart } & (
  | ({ readonly does: 'move'; readonly also?: string } & Partial<Coincidence>)
  | ({ readonly does: 'count' } & Partial<Coincidence>)
  | { readonly does: 'drop' | 'keep' }
);

const move = (part: MergePart): MergeRule => ({ part, does: 'move' });
const drop = (part: MergePart): MergeRule => ({ part, does: 'drop' });
const keep = (part: MergePart): MergeRule => ({ part, does: 'keep' });
const moveOne = (part: MergePart, ...same: readonly string[]): MergeRule => ({
  part,
  does: 'move',
  same: same.map((column) => `row.${column}`),
  stays: 'target',
});
const moveLater = (part: MergePart, ...same: readonly string[]): MergeRule => ({
  part,
  does: 'move',
  same: same.map((column) => `row.${column}`),
  stays: 'later',
  rank: 'row.at',
});

/** Of two roles the stronger one stays; a role without a strength does not compile. */
const strengths: Readonly<Record<OpportunityRole, number>> = {
  Observer: 1,
  Analyst: 2,
  'Case Team Member': 3,
  'Foundry Champion': 4,
  Support: 5,
  'Business Developer': 6,
  'Case Owner': 7,
};
const strength = `case row.role ${Object.entries(strengths)
  .map(([role, rank]) => `when '${role}' then ${rank}`)
  .join(' ')} end`;

/** Whether somebody with this role may do more than with the other one. */
export const isStronger = (role: OpportunityRole, other: OpportunityRole): boolean =>
  strengths[role] > strengths[other];

/** A rule for every reference to a person: one that is missing does not compile. */
export const mergeRules: Readonly<Record<PersonalReference, MergeRule>> = {
  'opportunity_team.user_id': {
    part: 'caseTeams',
    does: 'move',
    same: ['row.opportunity_id'],
    stays: 'stronger',
    rank: strength,
  },
  'votes.user_id': moveLater('votes', 'submission_id'),
  'scores.user_id': moveLater('scores', 'submission_id'),
  'conflicts_of_interest.user_id': moveLater('conflicts', 'submission_id'),
  'match_thumbs.user_id': moveLater('matchThumbs', 'opportunity_id', 'company_id'),
  'match_settings.user_id': moveOne('matchSettings', 'opportunity_id'),
  'comment_mentions.user_id': moveOne('mentions', 'comment_id'),
  'project_members.user_id': moveOne('projectMembers', 'project_id'),
  'radar_editors.user_id': moveOne('radars', 'radar_id'),
  'radar_round_participants.user_id': moveOne('radarRounds', 'round_id'),
  'radar_votes.user_id': moveOne('radarVotes', 'item_id', 'step'),
  'notification_mutes.user_id': moveOne('mutes', 'subject', 'subject_id'),
  'recent_searches.user_id': {
    part: 'recentSearches',
    does: 'move',
    stays: 'target',
    same: ['row.query', 'row.filters'],
  },
  'audit_views.user_id': {
    part: 'auditViews',
    does: 'move',
    same: ['row.name'],
    stays: 'target',
  },
  'spotlight_readers.user_id': moveOne('spotlightVisits'),
  'company_proposals.proposed_by': {
    part: 'companyProposals',
    does: 'move',
    same: ['lower(row.name)'],
    stays: 'target',
    only: "row.state = 'open'",
  },
  'role_requests.user_id': {
    part: 'roleRequests',
    does: 'move',
    same: ['row.role'],
    stays: 'target',
    only: "row.status = 'PENDING'",
  },
  'usage_events.user_id': { part: 'usageEvents', does: 'count' },
  'usage_hours.user_id': {
    part: 'usageHours',
    does: 'count',
    stays: 'sum',
    same: ['row.hour', 'row.kind', 'row.term'],
  },
  'usage_people.user_id': { part: 'usagePeople', does: 'count', same: [], stays: 'target' },
  'projects.owner_id': { part: 'projects', does: 'move', also: 'version = version + 1' },

  'user_system_roles.user_id': drop('systemRoles'),
  'user_metadata.user_id': drop('preferences'),
  'user_photos.user_id': drop('photo'),
  // Each person decides for what is theirs.
  'export_consents.user_id': drop('exportConsent'),
  // A person has at most twelve.
  'pins.user_id': drop('pins'),

  'audit_entries.actor_id': keep('auditLog'),
  'merged_accounts.user_id': keep('mergedAccount'),

  'merged_accounts.into_id': move('mergedBefore'),
  'merged_accounts.merged_by': move('mergesMade'),
  'api_keys.created_by': move('apiKeys'),
  'collection_additions.added_by': move('collectionAdditions'),
  'collection_blacklistings.blacklisted_by': move('collectionBlacklistings'),
  'collection_notes.updated_by': move('collectionNotes'),
  'comments.author_id': move('comments'),
  'comments.hidden_by': move('hiddenComments'),
  'company_invitations.sent_by': move('companyInvitations'),
  'company_matches.decided_by': move('companyMatches'),
  'company_proposals.decided_by': move('decidedProposals'),
  'company_values.edited_by': move('companyValues'),
  'currency_rates.entered_by': move('rates'),
  'export_jobs.user_id': move('exports'),
  'files.owner_id': {
    part: 'files',
    does: 'move',
    same: ['row.name'],
    stays: 'both',
    only: `row.submission_id is null and row.project_id is null and row.deleted_at is null`,
  },
  'imports.created_by': move('imports'),
  'imports.started_by': move('startedImports'),
  'messages.author_id': move('messages'),
  'metric_segments.user_id': move('segments'),
  'notifications.user_id': move('notifications'),
  'pilot_charters.decided_by': move('decidedCharters'),
  'pilot_charters.owner_id': move('charters'),
  'prepared_decisions.prepared_by': move('preparedDecisions'),
  'project_date_moves.moved_by': move('projectDates'),
  'project_decisions.decided_by': move('projectDecisions'),
  'project_risks.owner_id': move('projectRisks'),
  'project_updates.author_id': move('projectUpdates'),
  'radar_blips.owner_id': move('blips'),
  'radar_comments.author_id': move('radarComments'),
  'radar_rounds.author_id': move('writtenRounds'),
  'radar_rounds.editor_id': move('editedRounds'),
  'radar_proposals.decided_by': move('decidedRadarProposals'),
  'radar_proposals.proposed_by': move('radarProposals'),
  'role_requests.reviewed_by': move('reviewedRequests'),
  'saved_searches.user_id': move('savedSearches'),
  'search_rebuilds.asked_by': move('rebuilds'),
  'spotlight_blocks.created_by': move('spotlightBlocks'),
  'spotlight_editions.published_by': move('spotlightEditions'),
  'webhooks.created_by': move('webhooks'),
};
