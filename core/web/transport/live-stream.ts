import { listen } from '#core/domain/live/endpoints.ts';
import type { Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { buildUrl } from './url.ts';
import { readEventStream } from './event-stream.ts';
import type { SharedEvent } from './live-messages.ts';
import { LiveTransport } from './live-transport.ts';
import { tokens } from './token.ts';
import { delay, withAbort } from './timeout.ts';

/** How a stream ended: whether another one may be opened, and how soon. */
type End = 'broken' | 'refused' | 'silenced' | 'again' | 'elsewhere';

const { first: firstPauseMs, most: longestPauseMs } = limits.liveRetryMs;

/** Half fixed, half random, so that not all clients reconnect at once. */
const withJitter = (ms: number): number => ms / 2 + (Math.random() * ms) / 2;

interface LiveStreamOptions {
  readonly topics: () => readonly Topic[];
  readonly onEvent: (event: SharedEvent) => void;
  readonly onOpen: () => void;
  /** Events may be missed from now on. */
  readonly onBroken: () => void;
}

/** Server-sent events over topics. Reopened after any failure, for as long as it is wanted. */
export class LiveStream {
  readonly #options: LiveStreamOptions;
  /** Topics that the server refused, until they are subscribed to anew. */
  readonly #refused = new Set<Topic>();
  readonly #transport = new LiveTransport();
  #stream: AbortController | null = null;
  #pause: AbortController | null = null;
  #isElsewhere = false;
  /** Whether the last token was refused. */
  #isDoubted = false;

  constructor(options: LiveStreamOptions) {
    this.#options = options;
  }

  allow(topic: Topic): void {
    this.#refused.delete(topic);
    this.#transport.startOver();
  }

  /** In a microtask: a change of screens drops one topic and adds another. */
  readonly reopen = (): void => {
    queueMicrotask(() => this.#stream?.abort());
  };

  /** Streams opened before the network was away, or the machine slept, are dead: no backoff. */
  readonly comeBack = (): void => {
    this.#transport.reset();
    this.#options.onBroken();
    this.#pause?.abort();
    this.reopen();
  };

  /** Somebody looks at a window: no longer waits because of too many streams elsewhere. */
  look(): void {
    if (this.#isElsewhere) this.#pause?.abort();
  }

  async run(signal: AbortSignal): Promise<void> {
    let pauseMs: number = firstPauseMs;
    while (!signal.aborted) {
      const opened = performance.now();
      const end = await this.#listen(signal);
      if (signal.aborted) return;
      this.#isElsewhere = end === 'elsewhere';
      if (end !== 'broken' && end !== 'elsewhere') continue;
      this.#options.onBroken();
      if (performance.now() - opened > longestPauseMs) pauseMs = firstPauseMs;
      this.#pause = new AbortController();
      const cut = AbortSignal.any([signal, this.#pause.signal]);
      const wait = this.#isElsewhere ? limits.liveElsewhereMs : pauseMs;
      await delay(withJitter(wait), cut).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  /** One stream from connect to end. */
  async #listen(run: AbortSignal): Promise<End> {
    const stream = new AbortController();
    this.#stream = stream;
    const signal = AbortSignal.any([run, stream.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isSilent = false;
    let hasHeard = false;
    let isOpen = false;
    const began = performance.now();
    // The first bytes come at once, unless something holds them back.
    const silenceMs = () =>
      hasHeard || this.#transport.isPolling ? limits.liveSilenceMs : limits.documentOnlineMs;
    const onActivity = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isSilent = true;
        stream.abort();
      }, silenceMs());
    };
    try {
      // The components of a screen subscribe one after the other, and so do windows.
      await delay(limits.liveGatherMs, signal);
      const all = this.#options.topics().filter((topic) => !this.#refused.has(topic));
      const topics = all.slice(-limits.liveTopicsMost);
      onActivity();
      // The end of a shift ends a request that hears of it, and does not wait for one that does not.
      const response = await withAbort(this.#open(topics, signal), signal);
      this.#isDoubted = response.status === 401;
      if (response.status === 404) {
        for (const topic of topics) this.#refuse(topic);
        return topics.length > 0 ? 'refused' : 'broken';
      }
      if (!response.ok || !response.body) return 'broken';
      isOpen = true;
      this.#options.onOpen();
      for await (const events of readEventStream(response.body, signal)) {
        hasHeard = true;
        onActivity();
        for (const event of events) {
          if (event.kind === 'again') this.#transport.succeeded(event.since);
          if (event.kind === 'elsewhere' || event.kind === 'again') return event.kind;
          if (event.kind === 'gone') this.#refuse(event.topic);
          else this.#options.onEvent(event);
        }
      }
    } catch {
      // Handled below, like the end of the stream.
    } finally {
      clearTimeout(silence);
    }
    if (stream.signal.aborted && !isSilent) return 'silenced';
    if (isOpen || isSilent) {
      await this.#transport.review({ hasHeard, ageMs: performance.now() - began }, run);
    }
    return 'broken';
  }

  async #open(topics: readonly Topic[], signal: AbortSignal): Promise<Response> {
    const token = await tokens.take({ fresh: this.#isDoubted, signal });
    signal.throwIfAborted();
    if (token === null) throw new Error('No one is signed in.');
    const query = {
      ...this.#transport.query,
      ...(topics.length > 0 && { topics: topics.join(',') }),
    };
    return fetch(buildUrl(listen.path, { query }), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    });
  }

  #refuse(topic: Topic): void {
    this.#refused.add(topic);
    this.#options.onEvent({ kind: 'gone', topic });
  }
}
