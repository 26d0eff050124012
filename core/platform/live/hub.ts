import { newPosition, positionAfter, type Position } from './position.ts';

/** A subscriber. It must order its events and rechecks, so that no event bypasses a recheck. */
export interface Subscriber<Event> {
  /** The person, whose number of streams is limited. */
  readonly personId: string;
  /** Null: nothing that anyone is told of. By the position it has had everything until there. */
  dispatch(event: Event | null, position: Position): void;
  /** Checks access again, and ends the stream when none is left. */
  recheck(): Promise<void>;
  end(): void;
}

export interface HubOptions<Event> {
  readonly streamsMost: number;
  /** How long, and how many, events are replayed to new subscribers. */
  readonly replayMs: number;
  readonly replayMost: number;
  /** The interval at which every subscriber is rechecked. */
  readonly recheckMs: number;
  /** The event that tells subscribers to refetch everything. */
  readonly anything: Event;
  /** The event for a person's oldest stream when they have too many. */
  readonly elsewhere: Event;
}

interface Recent<Event> {
  readonly event: Event | null;
  /** The position that it led to. */
  readonly position: Position;
  /** By the clock of this node, which nothing of another node is compared with. */
  readonly at: number;
}

/**
 * The event bus of this node. It has no database connection: events are passed in and dispatched to
 * all subscribers; each filters for itself.
 */
export function openHub<Event>(options: HubOptions<Event>) {
  const subscribers = new Set<Subscriber<Event>>();
  /** Recent events: closes the gap between a client's read and its subscription. */
  let recent: Recent<Event>[] = [];
  /** The position before the recent events, and the one after them. */
  let first = newPosition();
  let last = first;
  /** The time since which no event was lost. */
  let unbrokenSince = performance.now();
  let isClosed = false;
  let sweeping = false;

  function forgetOld(): void {
    const oldest = performance.now() - options.replayMs;
    const tooMany = recent.length - options.replayMost;
    if (tooMany > 0) unbrokenSince = recent[tooMany - 1]?.at ?? unbrokenSince;
    const young = recent.findIndex(({ at }) => at >= oldest);
    const forgotten = Math.max(tooMany, young === -1 ? recent.length : young);
    if (forgotten <= 0) return;
    first = recent[forgotten - 1]?.position ?? first;
    recent = recent.slice(forgotten);
  }

  /** What a subscriber has missed that has had everything until a position; null: that is not known. */
  function eventsAfter(position: Position): readonly Recent<Event>[] | null {
    if (position === last) return [];
    if (position === first) return recent;
    const at = recent.findIndex((one) => one.position === position);
    return at === -1 ? null : recent.slice(at + 1);
  }

  /** All that is kept; null: it is not all of the time for which it is kept. */
  const eventsOfLate = (): readonly Recent<Event>[] | null =>
    performance.now() - options.replayMs < unbrokenSince ? null : recent;

  function reach(event: Event | null, position: Position): void {
    recent.push({ event, position, at: performance.now() });
    last = position;
    if (recent.length > 2 * options.replayMost) forgetOld();
    for (const one of subscribers) one.dispatch(event, position);
  }

  /** Sequential, so that all subscribers together use one connection. */
  async function recheck(personId?: string): Promise<void> {
    for (const one of Array.from(subscribers)) {
      if (personId === undefined || one.personId === personId) await one.recheck();
    }
  }

  const sweep = setInterval(() => {
    forgetOld();
    if (sweeping) return;
    sweeping = true;
    void recheck().finally(() => (sweeping = false));
  }, options.recheckMs).unref();

  function endOldestOf(personId: string): void {
    const theirs = [...subscribers].filter((one) => one.personId === personId);
    for (const oldest of theirs.slice(0, Math.max(0, theirs.length - options.streamsMost + 1))) {
      oldest.dispatch(options.elsewhere, last);
      oldest.end();
    }
  }

  return {
    get size(): number {
      return subscribers.size;
    },
    get isClosed(): boolean {
      return isClosed;
    },
    /** `since`: the subscriber has had everything until there. Default: it needs all that is replayed. */
    join(one: Subscriber<Event>, since?: Position): void {
      endOldestOf(one.personId);
      subscribers.add(one);
      forgetOld();
      const missed = since === undefined ? eventsOfLate() : eventsAfter(since);
      for (const { event, position } of missed ?? []) one.dispatch(event, position);
      one.dispatch(missed === null ? options.anything : null, last);
    },
    leave(one: Subscriber<Event>): void {
      subscribers.delete(one);
    },
    /** Null: no event for anyone here. What the message says decides the position after it. */
    dispatch(event: Event | null, message: string): void {
      reach(event, positionAfter(last, message));
    },
    /** From here on all nodes are at the same positions. */
    meet(position: Position): void {
      reach(null, position);
    },
    /** Events were lost: tells all subscribers to refetch everything. */
    dispatchResync(): void {
      recent = [];
      first = newPosition();
      last = first;
      unbrokenSince = performance.now();
      for (const one of subscribers) one.dispatch(options.anything, last);
    },
    recheck,
    close(): void {
      isClosed = true;
      clearInterval(sweep);
      for (const one of subscribers) one.end();
    },
  };
}

export type Hub<Event> = ReturnType<typeof openHub<Event>>;
