import { formatList } from '#core/domain/format.ts';
import type { User } from '#core/domain/identity/user.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';

/** The Case Owners, who have to respond; null for viewers who may not see the team. */
export function findAwaitedOwners({ team = [] }: Opportunity, me: User | null): string | null {
  const owners = team.filter(({ role }) => role === 'Case Owner');
  const others = owners.filter(({ id }) => id !== me?.id).map(personName);
  const names = others.length < owners.length ? ['you', ...others] : others;
  return names.length === 0 ? null : formatList(names);
}
