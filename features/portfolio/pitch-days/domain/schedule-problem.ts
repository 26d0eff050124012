/** A session that needs a time and a room. */
export interface UnplacedSession {
  readonly opportunity: number;
  readonly company: number;
}

/** Where a session takes place: counted from 0. */
export interface Place {
  readonly slot: number;
  readonly room: number;
}

export interface ScheduleProblem {
  readonly sessions: readonly UnplacedSession[];
  /** Pairs of opportunities whose case teams have somebody in common, the smaller number first. */
  readonly sharedTeams: readonly (readonly [number, number])[];
  /** Groups of opportunities that one person is on the team of: none of them at the same time. */
  readonly people: readonly (readonly number[])[];
  readonly slots: number;
  readonly rooms: number;
  /** Where sessions are, in their order; they stay there if that is possible. */
  readonly kept?: readonly (Place | null)[];
}

/** Why the day is too short. */
export type ScheduleLimit =
  | { readonly kind: 'rooms'; readonly sessions: number; readonly needed: number }
  | {
      readonly kind: 'opportunity' | 'company';
      readonly index: number;
      readonly needed: number;
    }
  /** One person is on the teams of these, and can be at one session at a time only. */
  | {
      readonly kind: 'person';
      readonly opportunities: readonly number[];
      readonly needed: number;
    }
  /** Each limit alone leaves enough time, all of them together do not, as far as was searched. */
  | { readonly kind: 'together'; readonly isProven: boolean };

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly places: readonly Place[] }
  | { readonly kind: 'tooShort'; readonly limits: readonly ScheduleLimit[] };
