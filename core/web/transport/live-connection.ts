import type { LiveNotification, Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { newIdempotencyKey as newId } from './idempotency-key.ts';
import { Flag } from './flag.ts';
import { LiveElection } from './live-election.ts';
import { LiveLeader } from './live-leader.ts';
import {
  openLiveChannel,
  type LiveChannel,
  type LiveMessage,
  type SharedEvent,
  type StreamState,
} from './live-messages.ts';
import { PresenceStore } from './presence-store.ts';

/**
 * What this window learns of changes while it is visible. All visible windows of a person share one
 * stream: one of them leads, and has it.
 */
export class LiveConnection {
  readonly #id = newId();
  readonly #wanted = new Map<Topic, number>();
  /** Who else is present, while connected. */
  readonly presence = new PresenceStore();
  /** Set while the stream of this window, or of the one that leads, is lost. */
  readonly lost = new Flag();
  readonly #listeners = new Set<(event: LiveNotification) => void>();
  readonly #election = new LiveElection();
  #run: AbortController | null = null;
  /** Aborted when this window is hidden. */
  #shift: AbortController | null = null;
  #channel: LiveChannel | null = null;
  #leader: LiveLeader | null = null;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #isAsleep = false;
  #wake: (() => void) | null = null;
  #hasMissed = false;
  #isAnnouncing = false;
  /** The beats since the leader was heard, and when the last one was. */
  #silentBeats = 0;
  #lastBeat = 0;

  /** Connects as this person. Returns a function that disconnects. */
  start(uid: string): () => void {
    this.stop();
    const run = new AbortController();
    this.#run = run;
    const { signal } = run;
    document.addEventListener('visibilitychange', this.#lookAtVisibility, { signal });
    window.addEventListener('focus', this.#lookAtVisibility, { signal });
    // A page that is frozen, or kept for the way back, can neither lead nor listen.
    document.addEventListener('freeze', this.#sleep, { signal });
    window.addEventListener('pagehide', this.#sleep, { signal });
    document.addEventListener('resume', this.#lookAtVisibility, { signal });
    window.addEventListener('pageshow', this.#lookAtVisibility, { signal });
    this.#isAsleep = document.hidden;
    void this.#keepOpen(`outrider.live.${uid}`, signal);
    return () => {
      if (this.#run === run) this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.#hidden);
    this.#run?.abort();
    this.#run = null;
    this.presence.forget();
    this.lost.set(false);
    this.#hasMissed = false;
  }

  /** Subscribes to a topic. Returns the unsubscribe function. */
  subscribe(topic: Topic): () => void {
    const count = this.#wanted.get(topic) ?? 0;
    this.#wanted.set(topic, count + 1);
    if (count === 0) this.#announceSoon();
    return () => {
      const left = (this.#wanted.get(topic) ?? 1) - 1;
      if (left > 0) this.#wanted.set(topic, left);
      else if (this.#wanted.delete(topic)) {
        this.presence.forget(topic);
        this.#announceSoon();
      }
    };
  }

  onEvent(listener: (event: LiveNotification) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** In a microtask: a change of screens drops one topic and adds another. */
  #announceSoon(): void {
    if (this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    queueMicrotask(() => {
      this.#isAnnouncing = false;
      this.#announce();
    });
  }

  #announce(): void {
    this.#post({ kind: 'topics', from: this.#id, topics: [...this.#wanted.keys()] });
  }

  /** To the leader, whether that is this window or another. */
  #post(message: LiveMessage): void {
    if (this.#leader) this.#leader.hear(message);
    else this.#channel?.post(message);
  }

  readonly #sleep = (): void => {
    clearTimeout(this.#hidden);
    this.#isAsleep = true;
    this.#shift?.abort();
  };

  readonly #lookAtVisibility = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) {
      // A hidden window needs nothing, and is in nobody's presence.
      this.#hidden = setTimeout(this.#sleep, limits.liveHiddenMs);
      return;
    }
    this.#isAsleep = false;
    this.#wake?.();
    this.#post({ kind: 'looked' });
  };

  /** Resolves when the page is visible again. */
  async #awake(signal: AbortSignal): Promise<void> {
    if (!this.#isAsleep) return;
    this.#hasMissed = true;
    this.presence.forget();
    this.lost.set(false);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async #keepOpen(name: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#awake(signal);
      if (signal.aborted) return;
      const shift = new AbortController();
      this.#shift = shift;
      await this.#takePart(name, AbortSignal.any([signal, shift.signal]));
    }
  }

  /** While this window is visible: listens to the leader, and leads when it is its turn. */
  async #takePart(name: string, signal: AbortSignal): Promise<void> {
    const channel = openLiveChannel(name, (message) => {
      this.#hear(message);
      this.#leader?.hear(message);
    });
    this.#channel = channel;
    this.#silentBeats = 0;
    this.#lastBeat = Date.now();
    const beat = setInterval(() => this.#beat(), limits.liveBeatMs);
    this.#announce();
    try {
      await this.#election.run(name, signal, (leading) => this.#lead(channel, leading));
    } finally {
      clearInterval(beat);
      channel.post({ kind: 'left', from: this.#id });
      channel.close();
      if (this.#channel === channel) this.#channel = null;
    }
  }

  async #lead(channel: LiveChannel, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const leader = new LiveLeader((message) => {
      channel.post(message);
      this.#hear(message);
    });
    this.#leader = leader;
    try {
      await leader.run(signal);
    } finally {
      if (this.#leader === leader) this.#leader = null;
    }
  }

  #beat(): void {
    const now = Date.now();
    const sleptMs = now - this.#lastBeat - limits.liveBeatMs;
    this.#lastBeat = now;
    if (sleptMs > limits.liveSilenceMs) {
      this.#hasMissed = true;
      this.#leader?.comeBack();
    }
    // Counted, not measured: the leader has slept as long as this window.
    this.#silentBeats += 1;
    if (this.#leader === null && this.#silentBeats > limits.liveBeatsMissed) {
      this.#silentBeats = 0;
      this.#election.takeOver();
    }
  }

  #hear(message: LiveMessage): void {
    if (message.kind === 'roll') this.#answerRoll(message.state);
    else if (message.kind === 'event') this.#receive(message.event);
  }

  #answerRoll(state: StreamState): void {
    this.#silentBeats = 0;
    this.#announce();
    this.lost.set(state === 'lost');
    if (state === 'broken' || state === 'lost') {
      this.#hasMissed = true;
      this.presence.forget();
    }
    if (state !== 'open' || !this.#hasMissed) return;
    this.#hasMissed = false;
    this.#tell({ kind: 'anything' });
  }

  /** Events of other windows' topics are not for this one. */
  #receive(event: SharedEvent): void {
    if ('topic' in event && !this.#wanted.has(event.topic)) return;
    if (event.kind === 'present') return this.presence.receive(event);
    if (event.kind === 'gone') this.presence.forget(event.topic);
    this.#tell(event);
  }

  #tell(event: LiveNotification): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** The live connection of this page. */
export const liveConnection = new LiveConnection();
