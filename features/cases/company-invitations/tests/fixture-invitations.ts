import { randomUUID } from 'node:crypto';
import { insertInBatches } from '#core/server/demo/fill-context.ts';
import { openInvitationKeys } from '#features/cases/company-invitations/server/shared/invitation-keys.ts';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** An invitation to the opportunity of a place, for each person who asks. */
export interface InvitationResources {
  readonly invitationId: string;
  /** The key of another one, which nobody withdraws. */
  readonly invitationKey: string;
  readonly invitedCompanyId: string;
  /** An address of its own for each person and place. */
  readonly invitedAddress: string;
}

const validMs = 86_400_000;

/** One to withdraw and one to answer, for each opportunity and person. */
export async function makeInvitations(
  { database: { db, pool }, settings }: TestServer,
  askers: readonly string[],
) {
  const keys = openInvitationKeys(settings.authSecret);
  const { rows: opportunities } = await pool.query<{ id: string }>('select id from opportunities');
  const { rows: companies } = await pool.query<{ id: string; name: string }>(
    'select id, name from companies order by id limit 1',
  );
  const company = companies[0];
  if (!company) throw new Error('The demonstration has no company.');
  const idsOf = (opportunityId: string) =>
    askers.map((asker) => ({
      key: `${opportunityId} ${asker}`,
      opportunityId,
      invitationId: randomUUID(),
      answeredId: randomUUID(),
    }));
  const made = opportunities.flatMap(({ id }) => idsOf(id));
  const expiresAt = new Date(Date.now() + validMs).toISOString();
  await insertInBatches(
    made.flatMap(({ opportunityId, invitationId, answeredId }) =>
      [invitationId, answeredId].map((id) => ({
        id,
        opportunityId,
        companyId: company.id,
        companyName: company.name,
        recipient: `${id}@matrix.example`,
        message: '',
        senderName: 'Matrix',
        expiresAt,
      })),
    ),
    (batch) => db.insert(companyInvitations).values(batch),
  );
  const byKey = new Map(made.map((one) => [one.key, one]));
  return (opportunityId: string, asker: string): InvitationResources => {
    const invitation = byKey.get(`${opportunityId} ${asker}`);
    return {
      invitationId: invitation?.invitationId ?? randomUUID(),
      invitationKey: keys.keyOf(invitation?.answeredId ?? randomUUID()),
      invitedCompanyId: company.id,
      invitedAddress: `${randomUUID()}@matrix.example`,
    };
  };
}
