import type * as z from 'zod/mini';
import type { DeclaredEvent, EmissionOf } from '#core/domain/events/events.ts';
import type { AnyNotification } from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** The recipients of a notification, and its values. */
export interface Recipients<Notification extends AnyNotification = AnyNotification> {
  readonly userIds: readonly string[];
  readonly values: Readonly<z.input<Notification['values']>>;
}

type NotifiedOf<Event extends DeclaredEvent> = {
  readonly [Kind in keyof Event['notifies']]: Event['notifies'][Kind] extends AnyNotification
    ? Recipients<Event['notifies'][Kind]> | null
    : never;
};

type NotifyEffect<Event extends DeclaredEvent, Emission> = Event extends {
  readonly notifies: object;
}
  ? {
      /** The recipients of each kind of notification; null: none. */
      readonly notifies: (
        db: Queryable,
        happened: readonly [Emission, ...Emission[]],
      ) => Promise<NotifiedOf<Event>>;
    }
  : unknown;

type OwnEffect<Event extends DeclaredEvent, Emission> = Event extends { readonly changesOwn: true }
  ? {
      /** Auth ids of the people whose own things have changed. */
      readonly changesOwnOf: (happened: Emission) => readonly string[];
    }
  : unknown;

type EffectsOf<Event extends DeclaredEvent, Emission> = NotifyEffect<Event, Emission> &
  OwnEffect<Event, Emission>;

/** An event with its effects: the people concerned, whom only the server knows. */
export interface EventWithEffects<Event extends DeclaredEvent, Emission> {
  readonly event: Event;
  readonly effects: EffectsOf<Event, Emission>;
}

/** Any event with effects, with its types erased. */
export interface AnyEffects {
  readonly event: DeclaredEvent;
}

/**
 * Adds the effects of an event that notifies people or changes their own things; without them it
 * cannot be emitted. Data they need beyond the event's details is part of the emission.
 */
export const withEffects = <Event extends DeclaredEvent, Emission extends EmissionOf<Event>>(
  event: Event,
  effects: EffectsOf<Event, Emission>,
): EventWithEffects<Event, Emission> => ({ event, effects });
