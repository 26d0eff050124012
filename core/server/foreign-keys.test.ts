import { expect, test } from 'vitest';
import { openTestDatabase } from '#core/tests/test-database.ts';

const { pool } = await openTestDatabase();

/**
 * Foreign keys without an index that begins with them: PostgreSQL reads the whole table for each row that is
 * deleted of those they refer to. An index that leaves out the rows without a reference counts.
 */
async function unindexedKeys(): Promise<{ key: string; to: string }[]> {
  const { rows } = await pool.query<{ key: string; to: string }>(`
    select format('%s.%s', c.conrelid::regclass, string_agg(a.attname, ',' order by k.nth)) as key,
      c.confrelid::regclass::text as "to"
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality k(attnum, nth)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.conparentid = 0 and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid
        and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
          (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]))))
    group by c.oid`);
  return rows;
}

/** Those that need none, by what would read their table. */
const unread = {
  'A corporation is marked as deleted, and stays.': [
    'company_values.corporation_id',
    'corporation_domains.corporation_id',
    'corporation_tenants.corporation_id',
    'export_consents.corporation_id',
    'imports.corporation_id',
    'scorecards.corporation_id',
    'spotlight_edition_pages.corporation_id',
  ],
  'A blip, a milestone and a system role are never deleted.': [
    'project_date_moves.milestone_id',
    'radar_proposals.blip_id',
    'radar_round_items.blip_id',
    'user_system_roles.system_role_id',
  ],
  // What people write in any number has an index: comments, messages, files, votes, companies’ values.
  'Accounts are deleted, merged and taken back one at a time, and these have few rows.': [
    'api_keys.created_by',
    'company_proposals.decided_by',
    'company_proposals.proposed_by',
    'conflicts_of_interest.user_id',
    'currency_rates.entered_by',
    'decision_mails.sender_id',
    'imports.created_by',
    'imports.started_by',
    'merged_accounts.merged_by',
    'pilot_charters.decided_by',
    'pilot_charters.owner_id',
    'pitch_day_invitations.sent_by',
    'prepared_decisions.prepared_by',
    'project_date_moves.moved_by',
    'project_decisions.decided_by',
    'project_risks.owner_id',
    'project_updates.author_id',
    'radar_blips.owner_id',
    'radar_proposals.decided_by',
    'radar_proposals.proposed_by',
    'radar_rounds.author_id',
    'radar_rounds.editor_id',
    'role_requests.reviewed_by',
    'search_rebuilds.asked_by',
    'spotlight_blocks.created_by',
    'spotlight_editions.published_by',
    'webhooks.created_by',
  ],
};

test('every foreign key has an index, or a reason to need none', async () => {
  const keys = (await unindexedKeys()).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(Object.values(unread).flat().toSorted());
});

test('whatever refers to records that an import makes has one: undoing it deletes thousands', async () => {
  const imported = new Set(['companies', 'opportunities', 'projects', 'submissions']);
  const keys = await unindexedKeys();
  expect(keys.filter(({ to }) => imported.has(to))).toEqual([]);
});
