import type * as z from 'zod/mini';
import type { DeclaredEvent, EmissionOf } from '#core/domain/events/events.ts';
import type { AnyNotification } from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** Who is notified, and of what. */
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
      /** Who is notified of what has just happened, each kind by itself; null: nobody. */
      readonly notifies: (
        db: Queryable,
        happened: readonly [Emission, ...Emission[]],
      ) => Promise<NotifiedOf<Event>>;
    }
  : unknown;

type OwnEffect<Event extends DeclaredEvent, Emission> = Event extends { readonly changesOwn: true }
  ? {
      /** By the ids that they sign in with: who has something more or less now. */
      readonly changesOwnOf: (happened: Emission) => readonly string[];
    }
  : unknown;

type EffectsOf<Event extends DeclaredEvent, Emission> = NotifyEffect<Event, Emission> &
  OwnEffect<Event, Emission>;

/** An event with what only the server knows: who is concerned. */
export interface EventWithEffects<Event extends DeclaredEvent, Emission> {
  readonly event: Event;
  readonly effects: EffectsOf<Event, Emission>;
}

/** Any of them, as they lie side by side. */
export interface AnyEffects {
  readonly event: DeclaredEvent;
}

/**
 * Says who is concerned by an event that notifies somebody or changes what people have. Without this
 * such an event cannot be emitted; what it needs beside the event's own details, its emission names.
 */
export const withEffects = <Event extends DeclaredEvent, Emission extends EmissionOf<Event>>(
  event: Event,
  effects: EffectsOf<Event, Emission>,
): EventWithEffects<Event, Emission> => ({ event, effects });
