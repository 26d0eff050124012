import type { Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import type { LiveMessage, SharedEvent, StreamState } from './live-messages.ts';
import { LiveStream } from './live-stream.ts';

interface Member {
  readonly topics: readonly Topic[];
  /** The rolls since it last answered. */
  unanswered: number;
}

/** The window that leads: it has the stream, over the topics of all windows, and hands on its events. */
export class LiveLeader {
  readonly #tell: (message: LiveMessage) => void;
  readonly #members = new Map<string, Member>();
  #state: StreamState = 'opening';
  readonly #stream: LiveStream;

  constructor(tell: (message: LiveMessage) => void) {
    this.#tell = tell;
    this.#stream = new LiveStream({
      topics: () => this.#topics(),
      onEvent: (event: SharedEvent) => tell({ kind: 'event', event }),
      onOpen: () => this.#enter('open'),
      onBroken: () => this.#enter(this.#isAway() ? 'lost' : 'broken'),
    });
  }

  /** Leads until the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const beat = setInterval(() => this.#callRoll(), limits.liveBeatMs);
    this.#enter('opening');
    const { comeBack, reopen } = this.#stream;
    window.addEventListener('offline', reopen, { signal });
    window.addEventListener('online', comeBack, { signal });
    try {
      await this.#stream.run(signal);
    } finally {
      clearInterval(beat);
    }
  }

  hear(message: LiveMessage): void {
    if (message.kind === 'topics') this.#note(message.from, message.topics);
    else if (message.kind === 'left') this.#drop([message.from]);
    else if (message.kind === 'looked') this.#stream.look();
  }

  /** The machine slept: its stream is dead. */
  comeBack(): void {
    this.#stream.comeBack();
  }

  #topics(): Topic[] {
    return [...new Set([...this.#members.values()].flatMap(({ topics }) => topics))];
  }

  #isAway(): boolean {
    return this.#state === 'broken' || this.#state === 'lost';
  }

  #enter(state: StreamState): void {
    this.#state = state;
    this.#tell({ kind: 'roll', state });
  }

  #callRoll(): void {
    const gone = [...this.#members].filter(
      ([, { unanswered }]) => unanswered >= limits.liveBeatsMissed,
    );
    this.#drop(gone.map(([id]) => id));
    for (const member of this.#members.values()) member.unanswered += 1;
    this.#tell({ kind: 'roll', state: this.#state });
  }

  #note(from: string, topics: readonly Topic[]): void {
    const before = this.#topics().length;
    const subscriptions = new Set(this.#members.get(from)?.topics);
    this.#members.set(from, { topics, unanswered: 0 });
    const added = topics.filter((topic) => !subscriptions.has(topic));
    for (const topic of added) this.#stream.allow(topic);
    // A new stream first receives the last minute: nothing is lost since this window has read.
    if (added.length > 0 || this.#topics().length < before) this.#stream.reopen();
  }

  #drop(ids: readonly string[]): void {
    const before = this.#topics().length;
    for (const id of ids) this.#members.delete(id);
    if (this.#topics().length < before) this.#stream.reopen();
  }
}
