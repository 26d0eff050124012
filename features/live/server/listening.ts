import { and, inArray } from 'drizzle-orm';
import { areaOf, audienceOf } from '#core/domain/events/events.ts';
import {
  idIn,
  meetsOthersOn,
  topicOf,
  type Face,
  type Happened,
  type LiveEvent,
  type Topic,
} from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { ownRoles } from '#features/opportunities/server/public/case-of.ts';
import type { Gate } from '#core/server/endpoints/asking.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { sightOf } from '#core/server/authorization/visibility.ts';
import { visibleCollection } from '#features/collections/server/public/visibility.ts';
import { visibleOpportunity } from '#features/opportunities/server/public/visibility.ts';
import type { EventStream } from '#core/platform/live/event-stream.ts';
import type { Roster, Stay } from '#core/platform/live/roster.ts';
import { collections } from '#features/collections/server/tables.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';

/** What goes through the hub; whose notifications or own things changed stays on this side of it. */
export type News =
  | Happened
  | { readonly kind: 'notifications'; readonly userId: string }
  | { readonly kind: 'own'; readonly userId: string }
  | { readonly kind: 'import'; readonly id: string }
  | { readonly kind: 'anything' }
  | { readonly kind: 'elsewhere' };

/** The topics that the viewer sees, with their own roles on each. */
async function sightOn(
  { db }: Gate,
  viewer: Viewer,
  topics: readonly Topic[],
): Promise<Map<Topic, string[]>> {
  const sight = sightOf(viewer);
  const idsOf = (noun: 'opportunity' | 'collection') =>
    topics.flatMap((topic) => idIn(noun, topic) ?? []);
  const [cases, held] = [idsOf('opportunity'), idsOf('collection')];
  const seen = new Map<Topic, string[]>();
  if (cases.length > 0) {
    const rows = await db
      .select({ id: opportunities.id, roles: ownRoles(sight) })
      .from(opportunities)
      .where(and(inArray(opportunities.id, cases), visibleOpportunity(sight)));
    for (const { id, roles } of rows) seen.set(topicOf('opportunity', id), roles);
  }
  if (held.length > 0) {
    const rows = await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(inArray(collections.id, held), collections.isActive, visibleCollection(viewer)));
    for (const { id } of rows) seen.set(topicOf('collection', id), []);
  }
  return seen;
}

/** Who listens, and what they may hear now. */
export interface Standing {
  readonly viewer: Viewer;
  readonly seen: ReadonlyMap<Topic, string[]>;
}

/** Asks as every request does: whether the token and the session still hold, and what is seen. */
export async function standingOf(
  gate: Gate,
  token: string,
  topics: readonly Topic[],
): Promise<Standing> {
  const viewer = await gate.viewers.forReading(await gate.tokens.read(token));
  return { viewer, seen: await sightOn(gate, viewer, topics) };
}

/** What this news is to somebody; null when it is not for them. */
function heardAs(news: News, { viewer, seen }: Standing): LiveEvent | null {
  if (news.kind === 'anything' || news.kind === 'elsewhere') return news;
  if (news.kind === 'notifications' || news.kind === 'own') {
    return news.userId === viewer.userId ? { kind: news.kind } : null;
  }
  if (news.kind === 'import') return may(viewer, 'importRecords') ? news : null;
  const roles = seen.get(news.topic);
  const audience = audienceOf(news.kind);
  if (!roles || audience === 'actor') return null;
  return audience === 'sight' || may(viewer, audience, { roles }) ? news : null;
}

/** After these somebody may not see any more what they listen to. */
const endsSight: readonly string[] = [
  'opportunity.removed',
  'collection.shared',
  'collection.left',
  'collection.removed',
];

/** Whether this may change who sees the topic, or what of it they hear. */
const changesStanding = (news: News): boolean =>
  'topic' in news && (areaOf(news.kind) === 'team' || endsSight.includes(news.kind));

/** How others see somebody; null as long as we have no record of them. */
function faceOf(viewer: Viewer): Face | null {
  return viewer.userId === null ? null : { id: viewer.userId, name: viewerName(viewer) };
}

/** What a stream is given beside whom it is for. */
interface Surroundings {
  readonly stream: EventStream;
  readonly look: (topics: readonly Topic[]) => Promise<Standing>;
  readonly roster: Roster;
}

/** One stream and whoever reads it. */
export class Listening {
  readonly personId: string;
  readonly #with: Surroundings;
  #standing: Standing;
  /** Where others are told that one is there. */
  readonly #stays = new Map<Topic, Stay>();
  #isOver = false;
  readonly #life: ReturnType<typeof setTimeout>;
  /** Events and looking again take turns: nothing is told by a standing that is being looked at. */
  #turn = Promise.resolve();

  constructor(standing: Standing, surroundings: Surroundings) {
    this.personId = standing.viewer.authId;
    this.#standing = standing;
    this.#with = surroundings;
    // Somewhere around its time, so that not all who came together come again together.
    const lifeMs = limits.liveLifeMs * (0.75 + Math.random() / 2);
    this.#life = setTimeout(() => this.#renew(), lifeMs).unref();
  }

  tell(news: News): void {
    if (changesStanding(news)) void this.lookAgain();
    this.#next(() => {
      const event = heardAs(news, this.#standing);
      if (event) this.#with.stream.send(event);
    });
  }

  lookAgain(): Promise<void> {
    return this.#next(async () => {
      const before = [...this.#standing.seen.keys()];
      this.#standing = await this.#with.look(before);
      for (const topic of before) {
        if (this.#standing.seen.has(topic)) continue;
        this.#stopMeeting(topic);
        this.#with.stream.send({ kind: 'gone', topic });
      }
      this.#meetOthers();
    });
  }

  end(): void {
    void this.#next(() => this.#with.stream.end());
  }

  /** The stream is closed. Whoever opens another one soon was never away. */
  left(): void {
    this.#leave('lingering');
  }

  /** One is there for others where one is among them, and is told of them there. */
  #meetOthers(): void {
    const { viewer, seen } = this.#standing;
    const face = faceOf(viewer);
    if (face === null || this.#isOver) return;
    for (const [topic, roles] of seen) {
      const isAmong = meetsOthersOn(topic, roles);
      if (isAmong && !this.#stays.has(topic)) this.#stays.set(topic, this.#enter(topic, face));
      if (!isAmong && this.#stopMeeting(topic)) {
        this.#with.stream.send({ kind: 'present', topic, people: [], count: 0 });
      }
    }
  }

  #enter(topic: Topic, face: Face): Stay {
    return this.#with.roster.enter(topic, face, (others) =>
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
    clearTimeout(this.#life);
    for (const stay of this.#stays.values()) stay.leave(how);
    this.#stays.clear();
  }

  /** Whatever goes wrong ends the stream: nobody is told anything on an old standing. */
  #next(act: () => void | Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).catch(() => {
      this.#standing = { ...this.#standing, seen: new Map() };
      this.#leave('atOnce');
      this.#with.stream.end();
    });
    return this.#turn;
  }
}
