import { afterEach, expect, test } from 'vitest';
import { openTestServer } from './test-server.ts';

const { pool } = (await openTestServer()).database;

afterEach(() => pool.query('drop table if exists planted'));

interface Deletion {
  /**
   * When rows of the table are deleted, beside those of sample data, and why nobody loses by it what they
   * did not give up.
   */
  readonly when: string;
  /** Columns whose rows are deleted along. */
  readonly along: readonly string[];
  /** Columns that are emptied. */
  readonly emptied?: readonly string[];
}

const isUndone = 'Only by undoing an import, and only what nothing made since refers to.';
const isUndoneOrUnlisted =
  'Only by undoing an import, or what was added from a submission, and only what nothing made since refers to.';
const neverDeleted = 'Never: it is only marked as deleted.';
const isLasting = 'Never.';

/** What the database does by itself when a row is deleted, by the table of the row. */
const deletions: Readonly<Record<string, Deletion>> = {
  auth_users: {
    when: 'With the account: all of it is that person’s way in.',
    along: [
      'account_links.auth_id',
      'auth_accounts.user_id',
      'auth_passkeys.user_id',
      'auth_sessions.user_id',
      'auth_two_factors.user_id',
    ],
  },
  collections: {
    when: 'With its owner’s account, who decides about each of them.',
    along: [
      'collection_additions.collection_id',
      'collection_blacklistings.collection_id',
      'collection_notes.collection_id',
      'collection_proposals.collection_id',
      'pins.collection_id',
      'sample_records.collection_id',
    ],
  },
  comments: { when: neverDeleted, along: ['comment_mentions.comment_id'] },
  companies: {
    when: isUndoneOrUnlisted,
    along: [
      'collection_additions.company_id',
      'collection_blacklistings.company_id',
      'collection_notes.company_id',
      'collection_proposals.company_id',
      'company_contacts.company_id',
      'company_evidence.company_id',
      'company_matches.first_id',
      'company_matches.second_id',
      'company_values.company_id',
      'match_announcements.company_id',
      'match_thumbs.company_id',
      'pitch_day_companies.company_id',
      'pitch_day_invitations.company_id',
      'pitch_day_pairs.company_id',
      'pitch_day_sessions.company_id',
      'sample_records.company_id',
      'submission_listings.company_id',
    ],
    emptied: [
      'company_invitations.company_id',
      'company_proposals.company_id',
      'pitch_day_sessions.next_company_id',
    ],
  },
  corporations: {
    when: neverDeleted,
    along: [
      'company_contacts.corporation_id',
      'company_values.corporation_id',
      'corporation_administrators.corporation_id',
      'corporation_domains.corporation_id',
      'corporation_legal_texts.corporation_id',
      'corporation_logos.corporation_id',
      'corporation_tenants.corporation_id',
      'project_sources.corporation_id',
      'sample_records.corporation_id',
      'spotlight_edition_pages.corporation_id',
      'spotlight_publications.corporation_id',
    ],
  },
  imports: {
    when: 'Only a draft, before it has changed anything.',
    along: ['import_changes.import_id', 'import_problems.import_id', 'search_work.import_id'],
  },
  files: {
    when: 'A day after it was taken away, or never handed in, and with what it belongs to.',
    along: ['project_files.file_id', 'submission_files.file_id'],
  },
  messages: {
    when: 'With its submission.',
    along: ['submission_files.message_id'],
  },
  mails: {
    when: 'With the account of the recipient. An invitation stays.',
    along: ['decision_mails.mail_id', 'submission_mails.mail_id'],
    emptied: ['company_invitations.mail_id', 'pitch_day_invitations.mail_id'],
  },
  opportunities: {
    when: isUndone,
    along: [
      'company_invitations.opportunity_id',
      'match_announcements.opportunity_id',
      'match_settings.opportunity_id',
      'match_thumbs.opportunity_id',
      'opportunity_team.opportunity_id',
      'pitch_day_opportunities.opportunity_id',
      'pitch_day_pairs.opportunity_id',
      'pitch_day_sessions.opportunity_id',
      'search_work.opportunity_id',
    ],
  },
  pitch_days: {
    when: neverDeleted,
    along: [
      'pitch_day_companies.pitch_day_id',
      'pitch_day_invitations.pitch_day_id',
      'pitch_day_opportunities.pitch_day_id',
      'pitch_day_pairs.pitch_day_id',
      'pitch_day_sessions.pitch_day_id',
    ],
  },
  project_milestones: { when: neverDeleted, along: ['project_date_moves.milestone_id'] },
  project_sources: {
    when: isLasting,
    along: ['external_projects.source_id', 'project_sync_errors.source_id'],
  },
  project_updates: { when: neverDeleted, along: ['project_files.update_id'] },
  projects: {
    when: isUndone,
    along: [
      'external_projects.project_id',
      'pilot_charters.project_id',
      'pilot_criteria.project_id',
      'project_date_moves.project_id',
      'project_decisions.project_id',
      'project_files.project_id',
      'project_members.project_id',
      'project_milestones.project_id',
      'project_risks.project_id',
      'project_updates.project_id',
    ],
  },
  radar_blips: {
    when: 'With a draft, where they were in no other edition.',
    along: [
      'radar_comments.blip_id',
      'radar_entries.blip_id',
      'radar_proposals.blip_id',
      'radar_round_items.blip_id',
    ],
  },
  radar_editions: {
    when: 'Only a draft, and none that a round is going on for.',
    along: ['radar_entries.edition_id', 'radar_rounds.edition_id'],
  },
  radar_round_items: {
    when: 'Before the vote, when its editor chooses other blips, and with the round.',
    along: ['radar_votes.item_id'],
  },
  radar_rounds: {
    when: 'By its editor, before its results are published.',
    along: ['radar_round_items.round_id', 'radar_round_participants.round_id'],
  },
  radars: {
    when: neverDeleted,
    along: [
      'radar_blips.radar_id',
      'radar_editions.radar_id',
      'radar_editors.radar_id',
      'radar_proposals.radar_id',
      'radar_rounds.radar_id',
    ],
  },
  saved_searches: {
    when: 'A while after its owner has removed it, with the pin.',
    along: ['pins.saved_search_id'],
  },
  spotlight_editions: { when: isLasting, along: ['spotlight_edition_pages.number'] },
  submissions: {
    when: isUndone,
    along: [
      'comments.submission_id',
      'conflicts_of_interest.submission_id',
      'messages.submission_id',
      'prepared_decisions.submission_id',
      'scores.submission_id',
      'submission_answers.submission_id',
      'submission_files.submission_id',
      'submission_listings.submission_id',
      'submission_mails.submission_id',
      'submission_versions.submission_id',
      'votes.submission_id',
    ],
    emptied: ['company_invitations.submission_id'],
  },
  users: {
    when: 'Only somebody who never signed in and whom nothing of others refers to; else the row stays, as that of a former member.',
    along: [
      'audit_views.user_id',
      'calendar_feeds.user_id',
      'checklist_dismissals.user_id',
      'corporation_administrators.user_id',
      'comment_mentions.user_id',
      'company_proposals.proposed_by',
      'conflicts_of_interest.user_id',
      'export_consents.user_id',
      'export_jobs.user_id',
      'match_settings.user_id',
      'match_thumbs.user_id',
      'merged_accounts.into_id',
      'merged_accounts.user_id',
      'metric_segments.user_id',
      'notification_mutes.user_id',
      'notifications.user_id',
      'opportunity_team.user_id',
      'pins.user_id',
      'pitch_day_invitations.user_id',
      'radar_editors.user_id',
      'radar_round_participants.user_id',
      'radar_votes.user_id',
      'recent_searches.user_id',
      'role_requests.user_id',
      'saved_searches.user_id',
      'scores.user_id',
      'spotlight_readers.user_id',
      'usage_events.user_id',
      'usage_hours.user_id',
      'usage_people.user_id',
      'user_metadata.user_id',
      'user_photos.user_id',
      'user_system_roles.user_id',
      'votes.user_id',
      'weekly_mails.user_id',
    ],
    emptied: ['search_rebuilds.asked_by'],
  },
  webhooks: { when: 'By who manages it, with its log.', along: ['webhook_deliveries.webhook_id'] },
};

/** What a row's deletion does elsewhere, one line for each column. */
async function consequences(): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s: %s %s.%s', k.confrelid::regclass,
      case k.confdeltype when 'c' then 'deletes' else 'empties' end, k.conrelid::regclass,
      a.attname) as line
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confdeltype not in ('a', 'r') and k.conparentid = 0`);
  return rows.map(({ line }) => line).toSorted();
}

const decided = Object.entries(deletions)
  .flatMap(([table, { along, emptied = [] }]) => [
    ...along.map((column) => `${table}: deletes ${column}`),
    ...emptied.map((column) => `${table}: empties ${column}`),
  ])
  .toSorted();

test('whatever the database deletes or empties by itself has a reason', async () => {
  expect(await consequences()).toEqual(decided);
});

test.each([
  ['cascade', 'deletes'],
  ['set null', 'empties'],
])('and so must a table that nobody has thought of: on delete %s', async (rule, what) => {
  await pool.query(`create table planted (radar_id uuid references radars (id) on delete ${rule})`);
  const undecided = (await consequences()).filter((line) => !decided.includes(line));
  expect(undecided).toEqual([`radars: ${what} planted.radar_id`]);
});
