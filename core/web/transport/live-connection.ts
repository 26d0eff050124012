import { listen } from '#core/domain/live/endpoints.ts';
import type { LiveNotification, Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';
import { readEventStream } from './event-stream.ts';
import { PresenceStore } from './presence-store.ts';
import { tokens } from './token.ts';
import { delay } from './timeout.ts';

/** How a stream ended: whether another one may be opened, and how soon. */
type End = 'broken' | 'refused' | 'silenced' | 'again' | 'elsewhere';

const { first: firstPauseMs, most: longestPauseMs } = limits.liveRetryMs;

/** Half fixed, half random, so that not all clients reconnect at once. */
const withJitter = (ms: number): number => ms / 2 + (Math.random() * ms) / 2;

/**
 * Server-sent events: one stream for this page, over all the topics subscribed to. It reconnects after
 * any failure, and subscribers are then notified that events may have been missed.
 */
export class LiveConnection {
  readonly #wanted = new Map<Topic, number>();
  /** Topics that the server refused, until they are subscribed to anew. */
  readonly #refused = new Set<Topic>();
  /** Who else is present, while connected. */
  readonly presence = new PresenceStore();
  readonly #listeners = new Set<(event: LiveNotification) => void>();
  #run: AbortController | null = null;
  #stream: AbortController | null = null;
  #pause: AbortController | null = null;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #isAsleep = false;
  #wake: (() => void) | null = null;
  /** Whether the last token was refused. */
  #isDoubted = false;
  #hasMissed = false;

  /** Connects as the signed-in person. Returns a function that disconnects. */
  start(): () => void {
    this.stop();
    const run = new AbortController();
    this.#run = run;
    const { signal } = run;
    document.addEventListener('visibilitychange', this.#lookAtVisibility, { signal });
    window.addEventListener('focus', this.#lookAtVisibility, { signal });
    window.addEventListener('offline', this.#openAnew, { signal });
    window.addEventListener('online', this.#comeBack, { signal });
    this.#isAsleep = document.hidden;
    void this.#keepOpen(signal);
    return () => {
      if (this.#run === run) this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.#hidden);
    this.#run?.abort();
    this.#run = null;
    this.#refused.clear();
    this.presence.forget();
    this.#hasMissed = false;
  }

  /** Subscribes to a topic. Returns the unsubscribe function. */
  subscribe(topic: Topic): () => void {
    const count = this.#wanted.get(topic) ?? 0;
    this.#wanted.set(topic, count + 1);
    if (count === 0) {
      this.#refused.delete(topic);
      this.#openAnew();
    }
    return () => {
      const left = (this.#wanted.get(topic) ?? 1) - 1;
      if (left > 0) this.#wanted.set(topic, left);
      else if (this.#wanted.delete(topic)) {
        this.presence.forget(topic);
        this.#openAnew();
      }
    };
  }

  onEvent(listener: (event: LiveNotification) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: LiveNotification): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** In a microtask: a change of screens drops one topic and adds another. */
  readonly #openAnew = (): void => {
    queueMicrotask(() => this.#stream?.abort());
  };

  /** Streams opened before the network was away are dead: reconnect without backoff. */
  readonly #comeBack = (): void => {
    this.#hasMissed = true;
    this.#pause?.abort();
    this.#openAnew();
  };

  readonly #lookAtVisibility = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) {
      // A browser limits connections for all of its tabs: a hidden page disconnects.
      this.#hidden = setTimeout(() => {
        this.#isAsleep = true;
        this.#openAnew();
      }, limits.liveHiddenMs);
    } else if (this.#isAsleep) {
      this.#isAsleep = false;
      this.#wake?.();
    }
  };

  /** Resolves when the page is visible again. */
  async #awake(signal: AbortSignal): Promise<void> {
    if (!this.#isAsleep) return;
    this.#hasMissed = true;
    this.presence.forget();
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  async #keepOpen(signal: AbortSignal): Promise<void> {
    let pauseMs: number = firstPauseMs;
    while (!signal.aborted) {
      await this.#awake(signal);
      const opened = performance.now();
      const end = await this.#listen(signal);
      if (signal.aborted) return;
      if (end === 'refused') continue;
      if (end === 'elsewhere') this.#isAsleep = true;
      if (end !== 'broken') continue;
      this.presence.forget();
      this.#hasMissed = true;
      if (performance.now() - opened > longestPauseMs) pauseMs = firstPauseMs;
      this.#pause = new AbortController();
      const cut = AbortSignal.any([signal, this.#pause.signal]);
      await delay(withJitter(pauseMs), cut).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  /** One stream from connect to end. */
  async #listen(run: AbortSignal): Promise<End> {
    const stream = new AbortController();
    this.#stream = stream;
    const signal = AbortSignal.any([run, stream.signal]);
    let topics: Topic[] = [];
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isSilent = false;
    const onActivity = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isSilent = true;
        stream.abort();
      }, limits.liveSilenceMs);
    };
    try {
      // The components of a screen subscribe one after the other.
      await delay(limits.liveGatherMs, signal);
      topics = [...this.#wanted.keys()].filter((topic) => !this.#refused.has(topic));
      onActivity();
      const response = await this.#open(topics, signal);
      this.#isDoubted = response.status === 401;
      if (response.status === 404) {
        for (const topic of topics) this.#refuse(topic);
        return topics.length > 0 ? 'refused' : 'broken';
      }
      if (!response.ok || !response.body) return 'broken';
      if (this.#hasMissed) this.#tell({ kind: 'anything' });
      this.#hasMissed = false;
      for await (const events of readEventStream(response.body, signal)) {
        onActivity();
        for (const event of events) {
          if (event.kind === 'elsewhere') return 'elsewhere';
          if (event.kind === 'again') return 'again';
          if (event.kind === 'present') this.presence.receive(event);
          else if (event.kind === 'gone') this.#refuse(event.topic);
          else this.#tell(event);
        }
      }
    } catch {
      // Handled below, like the end of the stream.
    } finally {
      clearTimeout(silence);
    }
    return stream.signal.aborted && !isSilent ? 'silenced' : 'broken';
  }

  async #open(topics: readonly Topic[], signal: AbortSignal): Promise<Response> {
    const token = await tokens.take({ fresh: this.#isDoubted, signal });
    signal.throwIfAborted();
    if (token === null) throw new Error('Nobody is signed in.');
    const query = topics.length > 0 ? { topics: topics.join(',') } : {};
    return fetch(buildUrl(listen.path, { query }), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    });
  }

  #refuse(topic: Topic): void {
    this.#refused.add(topic);
    this.presence.forget(topic);
    this.#tell({ kind: 'gone', topic });
  }
}

/** The live connection of this page. */
export const liveConnection = new LiveConnection();
