import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { roundEvents as events } from '#features/portfolio/radars/domain/round-events.ts';
import type { RoundStep } from '#features/portfolio/radars/domain/round-steps.ts';

interface AboutRound {
  readonly roundId: string;
  readonly name: string;
  readonly endsAt: string | null;
}

type Begun = EmissionOf<(typeof events)['radar.roundBegun']> &
  AboutRound & { readonly step: RoundStep; readonly userIds: readonly string[] };

/** Notifies the participants. */
export const roundBegun = withEffects(events['radar.roundBegun'], {
  notifies: async (
    _: Queryable,
    [{ radarId, roundId, name, step, endsAt, userIds }]: readonly [Begun, ...Begun[]],
  ) => ({
    'round step begun': {
      userIds,
      values: { radarId, roundId, name, endsAt, step },
    },
  }),
});

type StepClosed = EmissionOf<(typeof events)['radar.roundStepClosed']> &
  AboutRound & {
    readonly step: RoundStep;
    readonly userIds: readonly string[];
    readonly authorId: string | null;
  };

/** Notifies the participants, and the author whose turn it is. */
export const roundStepClosed = withEffects(events['radar.roundStepClosed'], {
  notifies: async (_: Queryable, [closed]: readonly [StepClosed, ...StepClosed[]]) => {
    const { radarId, roundId, name, endsAt, step, userIds, authorId } = closed;
    const values = { radarId, roundId, name, endsAt };
    const isDue = step === 'recommendation' && authorId !== null;
    return {
      'round step begun': { userIds, values: { ...values, step } },
      'recommendation due': isDue ? { userIds: [authorId], values } : null,
    };
  },
});

type Reminder = EmissionOf<(typeof events)['radar.voteReminder']> &
  AboutRound & { readonly userIds: readonly string[] };

/** Notifies who has not voted on everything, and nobody else of who that is. */
export const voteReminder = withEffects(events['radar.voteReminder'], {
  notifies: async (_: Queryable, [{ userIds, ...values }]: readonly [Reminder, ...Reminder[]]) => ({
    'vote reminder': { userIds, values },
  }),
});
