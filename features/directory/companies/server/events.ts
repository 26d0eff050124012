import type { EmissionOf } from '#core/domain/events/events.ts';
import { companyEvents as events } from '#features/directory/companies/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';

type Decided = EmissionOf<(typeof events)['proposal.accepted']> & {
  /** Who proposed the company. */
  readonly proposerId: string;
};
type Accepted = Decided & { readonly companyId: string };
type Declined = Decided & { readonly reason: string };

/** Decisions on proposed companies notify the proposer. */
export const proposalDecisions = {
  accepted: withEffects(events['proposal.accepted'], {
    notifies: async (
      _: Queryable,
      [{ proposerId, name, companyId }]: readonly [Accepted, ...Accepted[]],
    ) => ({ 'proposal accepted': { userIds: [proposerId], values: { name, companyId } } }),
  }),
  declined: withEffects(events['proposal.declined'], {
    notifies: async (
      _: Queryable,
      [{ proposerId, name, reason }]: readonly [Declined, ...Declined[]],
    ) => ({ 'proposal declined': { userIds: [proposerId], values: { name, reason } } }),
  }),
};
