import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';

/** The Case Owners, who have to respond; null for viewers who may not see the team. */
export function findAwaitedOwners({ team }: Opportunity): string | null {
  const owners = (team ?? []).filter(({ role }) => role === 'Case Owner').map(personName);
  return owners.length === 0 ? null : new Intl.ListFormat('en').format(owners);
}
