import { expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { searchService } from '#features/directory/search/server/shared/services.ts';
import { notifyNewMatches } from './new-matches.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const log = openLog('silent');
const engine = { index: server.index, search: server.services.get(searchService) };

const tellings = async (opportunityId: string) => {
  const { rows } = await pool.query<{ user_id: string; names: string[] }>(
    `select user_id, array(select jsonb_array_elements(values -> 'companies') ->> 'name') as names
     from notifications where kind = 'new companies match' and values ->> 'opportunityId' = $1`,
    [opportunityId],
  );
  return rows;
};

test('the case team is told once of a new company that is among the best, and nobody else', async () => {
  const { rows } = await pool.query<{ id: string; name: string; need: string; team: number }>(
    `select id, name, business_need as need, (select count(distinct user_id)::int
       from opportunity_team where opportunity_id = opportunities.id) as team
     from opportunities where is_active and closed_at is null order by team desc, id limit 1`,
  );
  const [opportunity] = rows;
  const id = opportunity?.id ?? '';
  await indexCompanies(server, [
    {
      name: 'Fresh match',
      oneLiner: opportunity?.name ?? '',
      description: opportunity?.need ?? '',
    },
    { name: 'Old match', oneLiner: opportunity?.name ?? '', description: opportunity?.need ?? '' },
    { name: 'Elsewhere', oneLiner: 'Knitting patterns for cats' },
  ]);
  await pool.query(
    `update companies set created_at = now() where name in ('Fresh match', 'Elsewhere')`,
  );
  await notifyNewMatches({ db, engine, log }, new Date());
  const messages = await tellings(id);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.length).toBeLessThanOrEqual(opportunity?.team ?? 0);
  for (const { names } of messages) expect(names).toEqual(['Fresh match']);
  const { rows: team } = await pool.query<{ user_id: string }>(
    'select user_id from opportunity_team where opportunity_id = $1',
    [id],
  );
  const members = new Set(team.map((member) => member.user_id));
  expect(messages.every((one) => members.has(one.user_id))).toBe(true);

  await notifyNewMatches({ db, engine, log }, new Date());
  expect(await tellings(id)).toHaveLength(messages.length);
});
