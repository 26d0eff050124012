/** A subscriber. It must order its events and rechecks, so that no event bypasses a recheck. */
export interface Subscriber<Event> {
  /** The person, whose number of streams is limited. */
  readonly personId: string;
  dispatch(event: Event): void;
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

/**
 * The event bus of this node. It has no database connection: events are passed in and dispatched to
 * all subscribers; each filters for itself.
 */
export function openHub<Event>(options: HubOptions<Event>) {
  const subscribers = new Set<Subscriber<Event>>();
  /** Recent events: closes the gap between a client's read and its subscription. */
  let recent: { readonly event: Event; readonly at: number }[] = [];
  /** The time since which no event was lost. */
  let unbrokenSince = Date.now();
  let isClosed = false;
  let sweeping = false;

  function forgetOld(): void {
    const oldest = Date.now() - options.replayMs;
    recent = recent.filter(({ at }) => at >= oldest);
    const tooMany = recent.length - options.replayMost;
    if (tooMany <= 0) return;
    unbrokenSince = recent[tooMany - 1]?.at ?? unbrokenSince;
    recent = recent.slice(tooMany);
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
      oldest.dispatch(options.elsewhere);
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
    /** `since`: the subscriber has had everything before. Default: it needs all that is replayed. */
    join(one: Subscriber<Event>, since?: number): void {
      endOldestOf(one.personId);
      subscribers.add(one);
      forgetOld();
      const oldest = Date.now() - options.replayMs;
      const from = since ?? oldest;
      const isLost = from < Math.max(unbrokenSince, oldest);
      if (isLost) one.dispatch(options.anything);
      else for (const { event, at } of recent) if (at >= from) one.dispatch(event);
    },
    leave(one: Subscriber<Event>): void {
      subscribers.delete(one);
    },
    dispatch(event: Event): void {
      recent.push({ event, at: Date.now() });
      if (recent.length > 2 * options.replayMost) forgetOld();
      for (const one of subscribers) one.dispatch(event);
    },
    /** Events were lost: tells all subscribers to refetch everything. */
    dispatchResync(): void {
      recent = [];
      unbrokenSince = Date.now();
      for (const one of subscribers) one.dispatch(options.anything);
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
