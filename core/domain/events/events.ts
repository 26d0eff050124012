import * as z from 'zod/mini';
import type { Permission } from '#core/domain/authorization/permissions.ts';
import type { AnyNotification } from './notification-entry.ts';

/** `submission.moved`: what it is about, roughly, and what happened. */
export const EventKind = z.templateLiteral([z.string(), '.', z.string()]);
export type EventKind = z.infer<typeof EventKind>;

/** What an event is about, roughly: the first half of its kind. */
export type EventCategory = string;

export const eventCategoryOf = (kind: EventKind): EventCategory => kind.slice(0, kind.indexOf('.'));

/** Whoever sees the opportunity or the collection, a holder of this permission on it, or nobody but who did it. */
export type Audience = 'viewers' | 'actor' | Permission<'opportunity'>;

/** What of a history entry's details leaves the server, each under the name it is recorded by. */
export type NotificationDetails = Readonly<
  Partial<Record<'from' | 'to' | 'role' | 'reason' | 'fields', string>>
>;

/** One thing that can happen, and everything that follows from it. */
export interface EventEntry {
  /** What it is done to: `submission`. Whoever emits it names its id, `submissionId`. */
  readonly subject: string;
  /**
   * The sentence of the history, after the name of who did it. `{submission}` is the submission it was
   * done to, `{person}` whom it concerned. Without it nothing is recorded.
   */
  readonly history?: string;
  /** Who may learn that it happened, before what it says is even asked for. None: who did it alone. */
  readonly audience?: Audience;
  /** What is recorded with it. */
  readonly details?: z.ZodMiniObject;
  readonly tells?: NotificationDetails;
  /** Which detail is the id of whom it concerned. */
  readonly person?: string;
  /**
   * Which streams carry it: of the opportunity or the collection it belongs to, of those who import,
   * or of the one person whose own things or notifications are others now.
   */
  readonly live?: 'opportunity' | 'collection' | 'import' | 'own' | 'notifications';
  /** Whether it may change who sees the topic, or what of it they may hear. */
  readonly changesAccess?: true;
  /** Whether people have something more or less afterwards; the server says who. */
  readonly changesOwn?: true;
  /** The notifications that it causes, by their kind; the server says who is notified. */
  readonly notifies?: Readonly<Record<string, AnyNotification>>;
}

export type DeclaredEvent = EventEntry & { readonly kind: EventKind };

type Declared<Entries> = {
  readonly [Kind in keyof Entries]: Entries[Kind] & { readonly kind: Kind };
};

/** The events of a feature, each with the kind that it is known by. */
export function declareEvents<const Entries extends Readonly<Record<EventKind, EventEntry>>>(
  entries: Entries,
): Declared<Entries> {
  const declared = Object.entries(entries).map(([kind, entry]) => [kind, { ...entry, kind }]);
  return Object.fromEntries(declared) as Declared<Entries>;
}

type IdOf<Entry extends EventEntry> = { readonly [Name in `${Entry['subject']}Id`]: string };
type PlaceOf<Entry> = Entry extends { readonly live: 'opportunity' }
  ? { readonly opportunityId: string }
  : unknown;
type ActorOf<Entry> = Entry extends { readonly history: string }
  ? {
      /** Null: the system itself, or somebody without an account. */
      readonly actorId: string | null;
    }
  : unknown;
type DetailsOf<Entry> = Entry extends { readonly details: infer Details extends z.ZodMiniObject }
  ? Readonly<z.input<Details>>
  : unknown;

/** What whoever emits an event must say: to what it was done, by whom, and its details. */
export type EmissionOf<Entry extends EventEntry> = IdOf<Entry> &
  PlaceOf<Entry> &
  ActorOf<Entry> &
  DetailsOf<Entry>;

/** Every event and every notification of the product, for whoever reads what was stored. */
export interface EventCatalogue {
  readonly events: ReadonlyMap<string, DeclaredEvent>;
  readonly notifications: ReadonlyMap<string, AnyNotification>;
}

/** Gathers what the features declare. */
export function catalogueOf(
  features: Readonly<Record<string, { readonly events: Readonly<Record<string, DeclaredEvent>> }>>,
): EventCatalogue {
  const all = Object.values(features).flatMap(({ events }) => Object.values(events));
  return {
    events: new Map(all.map((event) => [event.kind, event])),
    notifications: new Map(all.flatMap(({ notifies = {} }) => Object.entries(notifies))),
  };
}

/** Who may learn that this happened; of what nobody declares any more, who did it alone. */
export const audienceOf = ({ events }: EventCatalogue, kind: EventKind): Audience =>
  events.get(kind)?.audience ?? 'actor';
