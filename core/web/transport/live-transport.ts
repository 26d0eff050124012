import { probe } from '#core/domain/live/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { second } from '#core/domain/units.ts';
import { buildUrl } from './url.ts';
import { readEventStream } from './event-stream.ts';
import { tokens } from './token.ts';

const { least, most } = limits.longPollingMs;

/** How a stream that broke went. */
interface BrokenStream {
  /** Whether anything came through it. */
  readonly hasHeard: boolean;
  readonly ageMs: number;
}

/**
 * How events come: as a stream or, where a probe finds that something on the way cuts or holds back
 * streams, by long polling (section 9). Until the network changes.
 */
export class LiveTransport {
  /** How long a poll waits; null: streams. */
  #waitMs: number | null = null;
  #since: number | null = null;
  /** Streams in a row that did not last. */
  #shortStreams = 0;

  get isPolling(): boolean {
    return this.#waitMs !== null;
  }

  /** What is asked for beside the topics. */
  get query(): Readonly<Record<string, string>> {
    if (this.#waitMs === null) return {};
    const wait = { wait: String(this.#waitMs / second) };
    return this.#since === null ? wait : { ...wait, since: String(this.#since) };
  }

  /** A stream has lasted, or a poll was answered. */
  succeeded(since: number | null = null): void {
    this.#shortStreams = 0;
    this.#since = since;
  }

  /** Topics were added, of which earlier events may be wanted. */
  startOver(): void {
    this.#since = null;
  }

  /** Another network: streams may work there. */
  reset(): void {
    this.#waitMs = null;
    this.#since = null;
    this.#shortStreams = 0;
  }

  /** After a stream that broke: whether streams are cut here. A poll that was cut waits less long. */
  async review({ hasHeard, ageMs }: BrokenStream, signal: AbortSignal): Promise<void> {
    if (this.#waitMs !== null) {
      this.#waitMs = Math.max(least, Math.floor(this.#waitMs / 2 / second) * second);
      return;
    }
    if (hasHeard && ageMs >= most) this.#shortStreams = 0;
    else this.#shortStreams += 1;
    if (hasHeard && this.#shortStreams < 2) return;
    this.#shortStreams = 0;
    if (await isCut(signal)) this.#waitMs = most;
  }
}

/**
 * Reads the probe. Cut: it began, but did not reach its end, or came all at once. A server that cannot
 * be reached, or answers something else, proves nothing.
 */
async function isCut(signal: AbortSignal): Promise<boolean> {
  const { everyMs, times } = limits.liveProbe;
  const longestMs = times * everyMs + limits.documentOnlineMs;
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), longestMs);
  const bounded = AbortSignal.any([signal, time.signal]);
  const arrivals: number[] = [];
  let hasBegun = false;
  try {
    const token = await tokens.take({ signal: bounded });
    if (token === null) return false;
    const response = await fetch(buildUrl(probe.path), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: bounded,
    });
    if (!response.ok || !response.body) return false;
    hasBegun = true;
    for await (const events of readEventStream(response.body, bounded)) {
      arrivals.push(performance.now());
      if (!events.some(({ kind }) => kind === 'again')) continue;
      return performance.now() - (arrivals[0] ?? 0) < everyMs;
    }
  } catch {
    // Broken off, below.
  } finally {
    clearTimeout(timer);
  }
  return hasBegun && !signal.aborted;
}
