import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import type { TestServer } from './test-server.ts';

/** A running case whose team are the demonstration accounts, with one of its submissions. */
export async function findDemoCase({ database }: TestServer) {
  const owner = demoAccounts.find(({ caseRole }) => caseRole === 'Case Owner')?.email;
  const { rows } = await database.pool.query<{ opportunityId: string; submissionId: string }>(
    `select o.id as "opportunityId", s.id as "submissionId"
    from opportunities o
    join submissions s on s.opportunity_id = o.id
    join opportunity_team t on t.opportunity_id = o.id
    join users u on u.id = t.user_id and u.email = $1
    order by o.id, s.id limit 1`,
    [owner],
  );
  const [row] = rows;
  if (!row) throw new Error('The demonstration has no case of its own accounts.');
  return row;
}
