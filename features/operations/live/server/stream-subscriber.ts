import * as z from 'zod/mini';
import { audienceOf, type EventCatalogue } from '#core/domain/events/events.ts';
import {
  canSeePresence,
  type AvatarPerson,
  type LiveChange,
  type LiveEvent,
  type Topic,
} from '#core/domain/live/live.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { EventStream } from '#core/platform/live/event-stream.ts';
import type { Position } from '#core/platform/live/position.ts';
import type { PresenceRegistry, PresenceHandle } from '#core/platform/live/presence-registry.ts';
import { loadVisibleTopics, type LiveTopics, type VisibleTopics } from './visible-topics.ts';

/** A change of an import, for the foundry and for who began it. */
export const ImportChange = z.object({
  kind: z.literal('import'),
  id: z.string(),
  ownerId: z.nullable(z.string()),
});
export type ImportChange = z.infer<typeof ImportChange>;

/** Topics of the event bus; notifications and changes of one's own things are handled here. */
export type BusEvent =
  | LiveChange
  | { readonly kind: 'notifications'; readonly userId: string }
  | { readonly kind: 'own'; readonly userId: string }
  | ImportChange
  | { readonly kind: 'anything' }
  | { readonly kind: 'elsewhere' };

/** The subscriber, and the topics they may receive now. */
export interface Subscription extends VisibleTopics {
  readonly viewer: Viewer;
}

/** Loads the viewer as for every request: checks token, session and visibility. */
export async function loadSubscription(
  { db, tokens, viewers }: EndpointRuntime,
  liveTopics: LiveTopics,
  token: string,
  topics: readonly Topic[],
): Promise<Subscription> {
  const viewer = await viewers.forReading(await tokens.read(token));
  return { viewer, ...(await loadVisibleTopics(liveTopics, db, viewer, topics)) };
}

/** The message for a subscriber; null when it is not for them. */
function eventFor(
  catalogue: EventCatalogue,
  news: BusEvent,
  { viewer, seen }: Subscription,
): LiveEvent | null {
  if (news.kind === 'anything' || news.kind === 'elsewhere') return news;
  if (news.kind === 'notifications' || news.kind === 'own') {
    return news.userId === viewer.userId ? { kind: news.kind } : null;
  }
  if (news.kind === 'import') {
    const isTheirs = news.ownerId !== null && news.ownerId === viewer.userId;
    return isTheirs || may(viewer, 'importRecords') ? { kind: news.kind, id: news.id } : null;
  }
  const roles = seen.get(news.topic);
  const audience = audienceOf(catalogue, news.kind);
  if (!roles || audience === 'actor') return null;
  return audience === 'viewers' || may(viewer, audience, { roles }) ? news : null;
}

/**
 * Whether this event may change which topics a subscriber sees, or which of their events. A change of the
 * person, their roles or their corporation comes by a channel of its own.
 */
const changesVisibility = (
  { events }: EventCatalogue,
  news: BusEvent,
  { decisive }: Subscription,
): boolean =>
  'topic' in news && decisive.has(news.topic) && events.get(news.kind)?.changesAccess === true;

/** What a page knows of its person, apart from what they may see of a topic. */
function factsOf({ name, email, systemRoles, ...facts }: Viewer): string {
  const { isFoundryUser, corporationId, isCorporationAdministrator } = facts;
  const own = [corporationId, isCorporationAdministrator];
  return JSON.stringify([name, email, isFoundryUser, systemRoles.toSorted(), ...own]);
}

/** How others see a person; null until they have a record. */
function avatarOf(viewer: Viewer): AvatarPerson | null {
  return viewer.userId === null ? null : { id: viewer.userId, name: viewerName(viewer) };
}

/** What a stream needs besides its subscription. */
interface SubscriberContext {
  readonly stream: EventStream;
  readonly look: (topics: readonly Topic[]) => Promise<Subscription>;
  readonly registry: PresenceRegistry;
  readonly catalogue: EventCatalogue;
}

/** A stream and its subscriber. */
export class StreamSubscriber {
  readonly personId: string;
  readonly #with: SubscriberContext;
  #subscription: Subscription;
  /** Presence entries of this stream, by topic. */
  readonly #stays = new Map<Topic, PresenceHandle>();
  #isOver = false;
  readonly #endsAt: number;
  /**
   * A queue: events wait while access is being checked, so that none is sent on an outdated
   * relation.
   */
  #turn = Promise.resolve();

  constructor(subscription: Subscription, surroundings: SubscriberContext) {
    this.personId = subscription.viewer.authId;
    this.#subscription = subscription;
    this.#with = surroundings;
    // With jitter, so that streams opened together do not reconnect together.
    this.#endsAt = Date.now() + liveLimits.liveLifeMs * (0.75 + Math.random() / 2);
  }

  /** Called once in every period of heartbeats. */
  beat(): void {
    if (Date.now() > this.#endsAt) this.#renew();
    else this.#with.stream.beat();
  }

  dispatch(news: BusEvent | null, position: Position): void {
    const { catalogue, stream } = this.#with;
    // Asked now, not in its turn: what waits in the queue takes topics away, and adds none.
    if (news && changesVisibility(catalogue, news, this.#subscription)) void this.recheck();
    this.#next(() => {
      const event = news && eventFor(catalogue, news, this.#subscription);
      if (event) stream.send(event);
      stream.reach(position);
    });
  }

  recheck(): Promise<void> {
    return this.#next(async () => {
      const { viewer } = this.#subscription;
      const before = [...this.#subscription.seen.keys()];
      this.#subscription = await this.#with.look(before);
      if (factsOf(viewer) !== factsOf(this.#subscription.viewer)) {
        this.#with.stream.send({ kind: 'person' });
      }
      for (const topic of before) {
        if (this.#subscription.seen.has(topic)) continue;
        this.#stopMeeting(topic);
        this.#with.stream.send({ kind: 'gone', topic });
      }
      this.#meetOthers();
    });
  }

  end(): void {
    void this.#next(() => this.#with.stream.end());
  }

  /** Called when the stream is closed. A new one soon after counts as the same presence. */
  left(): void {
    this.#leave('lingering');
  }

  /** Joins and leaves presence where the topic has it, and sends the others. */
  #meetOthers(): void {
    const { viewer, seen } = this.#subscription;
    const face = avatarOf(viewer);
    if (face === null || this.#isOver) return;
    for (const [topic, roles] of seen) {
      const isAmong = canSeePresence(topic, roles);
      if (isAmong && !this.#stays.has(topic)) this.#stays.set(topic, this.#enter(topic, face));
      if (!isAmong && this.#stopMeeting(topic)) {
        this.#with.stream.send({ kind: 'present', topic, people: [], count: 0 });
      }
    }
  }

  #enter(topic: Topic, face: AvatarPerson): PresenceHandle {
    return this.#with.registry.enter(topic, face, (others) =>
      this.#next(() => {
        if (this.#stays.has(topic)) this.#with.stream.send({ kind: 'present', topic, ...others });
      }),
    );
  }

  #stopMeeting(topic: Topic): boolean {
    this.#stays.get(topic)?.leave('atOnce');
    return this.#stays.delete(topic);
  }

  #renew(): void {
    void this.#next(() => {
      this.#with.stream.send({ kind: 'again' });
      this.#with.stream.end();
    });
  }

  #leave(how: 'atOnce' | 'lingering'): void {
    this.#isOver = true;
    for (const stay of this.#stays.values()) stay.leave(how);
    this.#stays.clear();
  }

  /** Any error ends the stream: nothing is sent on an outdated relation. */
  #next(act: () => void | Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).catch(() => {
      this.#subscription = { ...this.#subscription, seen: new Map(), decisive: new Set() };
      this.#leave('atOnce');
      this.#with.stream.end();
    });
    return this.#turn;
  }
}
