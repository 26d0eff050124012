import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';

type Overdue = EmissionOf<(typeof events)['project.updateOverdue']> & {
  readonly ownerId: string;
  readonly name: string;
  readonly days: number;
};

/** Notifies the owner. */
export const updateOverdue = withEffects(events['project.updateOverdue'], {
  notifies: async (_: Queryable, [{ ownerId, ...values }]: readonly [Overdue, ...Overdue[]]) => ({
    'project update overdue': { userIds: [ownerId], values },
  }),
});

type DecisionDue = EmissionOf<(typeof events)['project.decisionDue']> & {
  readonly userIds: readonly string[];
  readonly name: string;
  readonly decisionDate: string;
};

/** Notifies the owners of the charter and of the project. */
export const decisionDue = withEffects(events['project.decisionDue'], {
  notifies: async (
    _: Queryable,
    [{ userIds, ...values }]: readonly [DecisionDue, ...DecisionDue[]],
  ) => ({ 'decision date reached': { userIds, values } }),
});
