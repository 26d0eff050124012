import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';

/** Whom an answer waits for: the Case Owners, for who may see the team. */
export function findAwaitedOwners({ team }: Opportunity): string | null {
  const owners = (team ?? []).filter(({ role }) => role === 'Case Owner').map(personName);
  return owners.length === 0 ? null : new Intl.ListFormat('en').format(owners);
}
