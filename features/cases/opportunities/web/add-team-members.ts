import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { giveRole } from '#features/cases/opportunities/domain/endpoints.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { call } from '#core/web/transport/call.ts';
import type { ChosenMember } from './form-values.ts';

/**
 * Adds the chosen people to an opportunity that was just posted. Returns an error message for each
 * who could not be added: the opportunity exists, and they can be added later on its Team tab.
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
