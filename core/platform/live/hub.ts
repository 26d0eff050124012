/** Somebody who listens. Events and looking again take turns, so none slips past a look. */
export interface Subscriber<Event> {
  /** Whose it is: how many one person has open is limited. */
  readonly personId: string;
  dispatch(event: Event): void;
  /** Looks again at what it may hear, and ends when that is nothing. */
  recheck(): Promise<void>;
  end(): void;
}

export interface HubOptions<Event> {
  readonly streamsMost: number;
  /** How long, and how many, events are kept for those who come a moment later. */
  readonly replayMs: number;
  readonly replayMost: number;
  /** How often every stream looks again, whatever was heard. */
  readonly recheckMs: number;
  /** What is told when something may have been missed. */
  readonly anything: Event;
  /** What the oldest stream is told when one person has opened too many. */
  readonly elsewhere: Event;
}

/**
 * Who listens on this node. It holds no connection to the database: it is told what happened, and
 * tells everybody; each decides what it lets through.
 */
export function openHub<Event>(options: HubOptions<Event>) {
  const subscribers = new Set<Subscriber<Event>>();
  /** What happened lately: who read just before and listens just after misses nothing. */
  let recent: { readonly event: Event; readonly at: number }[] = [];
  /** Since when nothing was missed. */
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

  /** One after the other: however many listen, they use one connection for it. */
  async function recheck(personId?: string): Promise<void> {
    for (const one of [...subscribers]) {
      if (personId === undefined || one.personId === personId) await one.recheck();
    }
  }

  const sweep = setInterval(() => {
    forgetOld();
    if (sweeping) return;
    sweeping = true;
    void recheck().finally(() => (sweeping = false));
  }, options.recheckMs).unref();

  function makeRoomFor(personId: string): void {
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
    join(one: Subscriber<Event>): void {
      makeRoomFor(one.personId);
      subscribers.add(one);
      forgetOld();
      if (Date.now() - unbrokenSince < options.replayMs) one.dispatch(options.anything);
      else for (const { event } of recent) one.dispatch(event);
    },
    leave(one: Subscriber<Event>): void {
      subscribers.delete(one);
    },
    dispatch(event: Event): void {
      recent.push({ event, at: Date.now() });
      if (recent.length > 2 * options.replayMost) forgetOld();
      for (const one of subscribers) one.dispatch(event);
    },
    /** Something was missed. */
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
