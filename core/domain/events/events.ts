import * as z from 'zod/mini';
import type { Permission } from '#core/domain/authorization/permissions.ts';
import type { AnyNotification } from './notification-entry.ts';

/** `submission.moved`: category and action. */
export const EventKind = z.templateLiteral([z.string(), '.', z.string()]);
export type EventKind = z.infer<typeof EventKind>;

/** The category of an event: the first half of its kind. */
export type EventCategory = string;

export const eventCategoryOf = (kind: EventKind): EventCategory => kind.slice(0, kind.indexOf('.'));

/**
 * Everybody who sees the opportunity, the collection, the project, the radar or the corporation, the holders of this
 * permission on it, or the actor only.
 */
export type Audience = 'viewers' | 'actor' | Permission<'opportunity'>;

/** The details of a history entry that are sent to clients, each mapped to its recorded name. */
export type NotificationDetails = Readonly<
  Partial<Record<'from' | 'to' | 'role' | 'reason' | 'fields' | 'name', string>>
>;

/** A declared event, and its effects. */
export interface EventEntry {
  /** What the event happened to: `submission`. The emitter passes its id, `submissionId`. */
  readonly subject: string;
  /**
   * The sentence of the history, after the actor's name. `{submission}` is the subject, `{person}`
   * the person concerned, `{name}` the detail `name`. Without it nothing is recorded.
   */
  readonly history?: string;
  /** What it is called where nobody may be named: `New submission`. Default: its sentence without names. */
  readonly title?: string;
  /** Who may learn that it happened, before access to its content is checked. Default: the actor only. */
  readonly audience?: Audience;
  /** The details that are recorded with it. */
  readonly details?: z.ZodMiniObject;
  readonly tells?: NotificationDetails;
  /** The detail that is the id of the person concerned. */
  readonly person?: string;
  /**
   * The streams that carry it: of its opportunity, collection, project, radar or corporation, of those who may import,
   * or of the one person whose own collections or notifications have changed.
   */
  readonly live?:
    | 'opportunity'
    | 'collection'
    | 'project'
    | 'radar'
    | 'corporation'
    | 'import'
    | 'own'
    | 'notifications';
  /** Whether it may change who sees the topic, or what they may see of it. */
  readonly changesAccess?: true;
  /** Whether it changes what people own or are shared; the server determines whom. */
  readonly changesOwn?: true;
  /** The notifications that it causes, by kind; the server determines the recipients. */
  readonly notifies?: Readonly<Record<string, AnyNotification>>;
}

export type DeclaredEvent = EventEntry & { readonly kind: EventKind };

type Declared<Entries> = {
  readonly [Kind in keyof Entries]: Entries[Kind] & { readonly kind: Kind };
};

/** Declares the events of a feature and adds its kind to each. */
export function declareEvents<const Entries extends Readonly<Record<EventKind, EventEntry>>>(
  entries: Entries,
): Declared<Entries> {
  const declared = Object.entries(entries).map(([kind, entry]) => [kind, { ...entry, kind }]);
  return Object.fromEntries(declared) as Declared<Entries>;
}

type IdOf<Entry extends EventEntry> = { readonly [Name in `${Entry['subject']}Id`]: string };
type PlaceOf<Entry> = Entry extends { readonly live: 'opportunity' }
  ? { readonly opportunityId: string }
  : Entry extends { readonly live: 'import' }
    ? {
        /** Who began it, and so learns of it beside the foundry. */
        readonly ownerId: string | null;
      }
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

/** What the emitter of an event must pass: the subject's id, the actor, and the details. */
export type EmissionOf<Entry extends EventEntry> = IdOf<Entry> &
  PlaceOf<Entry> &
  ActorOf<Entry> &
  DetailsOf<Entry>;

type NotifiedBy<Event> = Event extends { readonly notifies: infer Entries } ? keyof Entries : never;

/** The kinds of notifications that a feature's events cause. */
export type NotificationKindOf<Events> = NotifiedBy<Events[keyof Events]> & string;

/** Every event and notification of the product, to read stored ones. */
export interface EventCatalogue {
  readonly events: ReadonlyMap<string, DeclaredEvent>;
  readonly notifications: ReadonlyMap<string, AnyNotification>;
}

/** Collects the declarations of all features. */
export function catalogueOf(
  features: Readonly<Record<string, { readonly events: Readonly<Record<string, DeclaredEvent>> }>>,
): EventCatalogue {
  const all = Object.values(features).flatMap(({ events }) => Object.values(events));
  return {
    events: new Map(all.map((event) => [event.kind, event])),
    notifications: new Map(all.flatMap(({ notifies = {} }) => Object.entries(notifies))),
  };
}

/** Who may learn of an event; for a kind that is no longer declared, the actor only. */
export const audienceOf = ({ events }: EventCatalogue, kind: EventKind): Audience =>
  events.get(kind)?.audience ?? 'actor';
