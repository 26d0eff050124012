import { randomUUID } from 'node:crypto';
import type { AvatarPerson, PresenceList } from '#core/domain/live/live.ts';
import {
  byName,
  presenceSnapshotOf,
  splitIntoMessages,
  parsePresenceMessage,
  type PresenceSnapshot,
  type PresenceMessage,
} from './presence-message.ts';

export interface PresenceRegistryOptions {
  /** Maximum number of people listed by name; the others are counted. */
  readonly named: number;
  readonly gatherMs: { readonly least: number; readonly forEach: number };
  readonly lingerMs: number;
  readonly beatMs: number;
  readonly forgetMs: number;
  readonly messageBytes: number;
  /** Publishes a message to all nodes, including this one. */
  readonly say: (payload: string) => Promise<unknown>;
}

/** The presence of a person through one stream, while it is open. */
export interface PresenceHandle {
  /** At once, or after a delay in which they may reconnect. */
  leave(how: 'atOnce' | 'lingering'): void;
}

interface Watcher {
  readonly face: AvatarPerson;
  readonly onChange: (others: PresenceList) => void;
  /** The last list sent, to skip repeats. */
  lastSent: string;
}

/** A person on a topic, with the number of their open streams. */
interface LocalPresence {
  face: AvatarPerson;
  streams: number;
  going: ReturnType<typeof setTimeout> | undefined;
}

interface Node {
  lastSeenAt: number;
  readonly topics: Map<string, PresenceSnapshot>;
}

const emptySnapshot: PresenceSnapshot = { faces: [], more: 0 };
/** The size of a message without its snapshots. */
const envelopeBytes = 100;

/**
 * The presence of people on topics over all nodes, without a table: each node publishes its
 * snapshots when they change, and heartbeats. A node without heartbeats is forgotten.
 */
export class PresenceRegistry {
  readonly #options: PresenceRegistryOptions;
  readonly #node: string = randomUUID();
  readonly #here = new Map<string, Map<string, LocalPresence>>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #elsewhere = new Map<string, Node>();
  readonly #gathering = new Map<string, ReturnType<typeof setTimeout>>();
  /** The snapshots already published by this node, and the topics still to publish. */
  readonly #published = new Map<string, string>();
  readonly #unpublished = new Set<string>();
  #asks: string | null = null;
  #publishing: Promise<void> | null = null;
  #isClosed = false;
  readonly #heartbeat: ReturnType<typeof setInterval>;

  constructor(options: PresenceRegistryOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), options.beatMs).unref();
  }

  /** Adds a person to a topic; calls back at once and on changes with the others present. */
  enter(
    topic: string,
    face: AvatarPerson,
    onChange: (others: PresenceList) => void,
  ): PresenceHandle {
    const watcher: Watcher = { face, onChange, lastSent: '' };
    const watchers = this.#watchers.get(topic) ?? new Set();
    this.#watchers.set(topic, watchers.add(watcher));
    const present = this.#here.get(topic) ?? new Map<string, LocalPresence>();
    this.#here.set(topic, present);
    const entry = present.get(face.id) ?? { face, streams: 0, going: undefined };
    clearTimeout(entry.going);
    present.set(face.id, { face, streams: entry.streams + 1, going: undefined });
    this.#notifyWatcher(watcher, this.#everybody(topic));
    this.#changed(topic);
    let isThere = true;
    return {
      leave: (how) => {
        if (!isThere) return;
        isThere = false;
        watchers.delete(watcher);
        if (watchers.size === 0 && this.#watchers.get(topic) === watchers) {
          this.#watchers.delete(topic);
        }
        this.#leave(topic, face.id, how);
      },
    };
  }

  #leave(topic: string, id: string, how: 'atOnce' | 'lingering'): void {
    const attendance = this.#here.get(topic)?.get(id);
    if (!attendance) return;
    attendance.streams -= 1;
    if (attendance.streams > 0) return;
    if (how === 'lingering' && !this.#isClosed) {
      attendance.going = setTimeout(() => this.#gone(topic, id), this.#options.lingerMs).unref();
    } else this.#gone(topic, id);
  }

  #gone(topic: string, id: string): void {
    const present = this.#here.get(topic);
    if (!present?.delete(id)) return;
    if (present.size === 0) this.#here.delete(topic);
    this.#changed(topic);
  }

  /** Handles a message. Empty: messages may have been lost. */
  receive(payload: string): void {
    if (payload === '') {
      this.#ask('');
      this.#republishAll();
      return;
    }
    const message = parsePresenceMessage(payload);
    if (message === null || message.node === this.#node) return;
    if (message.ends) return this.#forget(message.node);
    const peer = this.#elsewhere.get(message.node);
    // An unknown node: earlier messages were lost, or it was forgotten. Ask for all its snapshots.
    if (!peer && message.asks === undefined) this.#ask(message.node);
    const node: Node = peer ?? { lastSeenAt: 0, topics: new Map() };
    node.lastSeenAt = Date.now();
    this.#elsewhere.set(message.node, node);
    for (const [topic, snapshot] of Object.entries(message.here ?? {})) {
      if (snapshot.faces.length + snapshot.more > 0) node.topics.set(topic, snapshot);
      else node.topics.delete(topic);
      this.#changed(topic);
    }
    if (message.asks === '' || message.asks === this.#node) this.#republishAll();
  }

  #forget(id: string): void {
    const node = this.#elsewhere.get(id);
    this.#elsewhere.delete(id);
    for (const topic of node?.topics.keys() ?? []) this.#changed(topic);
  }

  /** Everybody present on a topic: names and number. */
  #everybody(topic: string): PresenceList {
    const faces = new Map<string, AvatarPerson>();
    let more = 0;
    for (const { topics } of this.#elsewhere.values()) {
      const snapshot = topics.get(topic) ?? emptySnapshot;
      more += snapshot.more;
      for (const face of snapshot.faces) faces.set(face.id, face);
    }
    for (const [id, { face }] of this.#here.get(topic) ?? []) faces.set(id, face);
    return { people: [...faces.values()].toSorted(byName), count: faces.size + more };
  }

  #notifyWatcher(watcher: Watcher, { people, count }: PresenceList): void {
    // The recipient is among them.
    const others = people
      .slice(0, this.#options.named + 1)
      .filter(({ id }) => id !== watcher.face.id)
      .slice(0, this.#options.named);
    const update: PresenceList = { people: others, count: Math.max(others.length, count - 1) };
    const serialized = JSON.stringify(update);
    if (serialized === watcher.lastSent) return;
    watcher.lastSent = serialized;
    watcher.onChange(update);
  }

  /** Throttled, the more people the longer: many entering at once cause few messages. */
  #changed(topic: string): void {
    if (this.#isClosed || this.#gathering.has(topic)) return;
    const { least, forEach } = this.#options.gatherMs;
    const pause = least + forEach * (this.#watchers.get(topic)?.size ?? 0);
    const gathered = (): void => {
      this.#gathering.delete(topic);
      const everybody = this.#everybody(topic);
      for (const watcher of this.#watchers.get(topic) ?? [])
        this.#notifyWatcher(watcher, everybody);
      if (
        JSON.stringify(this.#snapshot(topic)) ===
        (this.#published.get(topic) ?? JSON.stringify(emptySnapshot))
      )
        return;
      this.#unpublished.add(topic);
      void this.#publishPending();
    };
    this.#gathering.set(topic, setTimeout(gathered, pause).unref());
  }

  #snapshot(topic: string): PresenceSnapshot {
    const faces = [...(this.#here.get(topic)?.values() ?? [])].map(({ face }) => face);
    return presenceSnapshotOf(faces, this.#options.messageBytes - 2 * envelopeBytes);
  }

  #ask(node: string): void {
    this.#asks = this.#asks === null || this.#asks === node ? node : '';
    void this.#publishPending();
  }

  #republishAll(): void {
    for (const topic of [...this.#here.keys(), ...this.#published.keys()])
      this.#unpublished.add(topic);
    void this.#publishPending();
  }

  /** One message at a time, so that the last one is the newest. Failed ones are retried. */
  #publishPending(): Promise<void> {
    this.#publishing ??= this.#publishUnpublished()
      .catch(() => {})
      .finally(() => (this.#publishing = null));
    return this.#publishing;
  }

  async #publishUnpublished(): Promise<void> {
    // Changes in the same event loop turn share one message.
    await Promise.resolve();
    while (this.#asks !== null || this.#unpublished.size > 0) {
      const asks = this.#asks;
      if (asks !== null) {
        await this.#publish({ node: this.#node, asks });
        if (this.#asks === asks) this.#asks = null;
      }
      const snapshots = new Map(
        [...this.#unpublished].map((topic) => [topic, this.#snapshot(topic)]),
      );
      for (const here of splitIntoMessages(snapshots, this.#options.messageBytes - envelopeBytes)) {
        for (const topic of Object.keys(here)) this.#unpublished.delete(topic);
        try {
          await this.#publish({ node: this.#node, here });
        } catch (error) {
          for (const topic of Object.keys(here)) this.#unpublished.add(topic);
          throw error;
        }
        for (const [topic, snapshot] of Object.entries(here)) {
          if (snapshot.faces.length + snapshot.more === 0) this.#published.delete(topic);
          else this.#published.set(topic, JSON.stringify(snapshot));
        }
      }
    }
  }

  async #publish(message: PresenceMessage): Promise<void> {
    await this.#options.say(JSON.stringify(message));
  }

  /** Sends a heartbeat while somebody is present, and forgets nodes without one. */
  #sendHeartbeat(): void {
    const oldest = Date.now() - this.#options.forgetMs;
    for (const [id, { lastSeenAt }] of this.#elsewhere) if (lastSeenAt < oldest) this.#forget(id);
    if (this.#unpublished.size > 0 || this.#asks !== null) void this.#publishPending();
    else if (this.#published.size > 0) void this.#publish({ node: this.#node }).catch(() => {});
  }

  /** Announces that nobody is present through this node any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const timer of this.#gathering.values()) clearTimeout(timer);
    for (const present of this.#here.values()) {
      for (const { going } of present.values()) clearTimeout(going);
    }
    this.#unpublished.clear();
    this.#asks = null;
    await this.#publishing;
    if (this.#published.size > 0)
      await this.#publish({ node: this.#node, ends: true }).catch(() => {});
  }
}
