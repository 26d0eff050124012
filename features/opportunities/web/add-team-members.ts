import { opportunityRefusals } from '#features/opportunities/domain/refusals.ts';
import { giveRole } from '#features/opportunities/domain/endpoints.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { call } from '#core/web/transport/call.ts';
import type { ChosenMember } from './form-values.ts';

/**
 * Brings the people that were chosen to an opportunity that was just posted. Answers a sentence for
 * each who could not be: the opportunity stands, and its Team tab takes them later.
 */
export async function addTeamMembers(
  opportunityId: string,
  team: readonly ChosenMember[],
): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    team.map(({ id, role }) =>
      call(giveRole, { params: { id: opportunityId, userId: id }, body: { role } }),
    ),
  );
  return outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected'
      ? [refusalText(opportunityRefusals['team.notBrought'], { name: team[index]?.name ?? '' })]
      : [],
  );
}
