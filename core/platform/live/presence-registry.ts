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
  /** How many are named to somebody; all others are counted. */
  readonly named: number;
  readonly gatherMs: { readonly least: number; readonly forEach: number };
  readonly lingerMs: number;
  readonly beatMs: number;
  readonly forgetMs: number;
  readonly messageBytes: number;
  /** Says something to all nodes, this one too. */
  readonly say: (payload: string) => Promise<unknown>;
}

/** Somebody who is there through one stream, for as long as it is open. */
export interface PresenceHandle {
  /** At once, or after a while in which they may come again. */
  leave(how: 'atOnce' | 'lingering'): void;
}

interface Watcher {
  readonly face: AvatarPerson;
  readonly onChange: (others: PresenceList) => void;
  /** What it was told last, so that nothing is told twice. */
  told: string;
}

/** Somebody on a topic, however many streams of theirs are open. */
interface LocalPresence {
  face: AvatarPerson;
  streams: number;
  going: ReturnType<typeof setTimeout> | undefined;
}

interface Node {
  heardAt: number;
  readonly topics: Map<string, PresenceSnapshot>;
}

const nobody: PresenceSnapshot = { faces: [], more: 0 };
/** What a message holds beside its crowds. */
const envelopeBytes = 100;

/**
 * Who is where, over all nodes, without a table: each node says who is there through it whenever that
 * changes, and that it lives. What a node said is forgotten when it is not heard of any more.
 */
export class PresenceRegistry {
  readonly #options: PresenceRegistryOptions;
  readonly #node: string = randomUUID();
  readonly #here = new Map<string, Map<string, LocalPresence>>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #elsewhere = new Map<string, Node>();
  readonly #gathering = new Map<string, ReturnType<typeof setTimeout>>();
  /** What the others know of this node, and what they do not know yet. */
  readonly #said = new Map<string, string>();
  readonly #unsaid = new Set<string>();
  #asks: string | null = null;
  #saying: Promise<void> | null = null;
  #isClosed = false;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(options: PresenceRegistryOptions) {
    this.#options = options;
    this.#beat = setInterval(() => this.#live(), options.beatMs).unref();
  }

  /** Somebody is there, and is told at once and from now on who else is. */
  enter(
    topic: string,
    face: AvatarPerson,
    onChange: (others: PresenceList) => void,
  ): PresenceHandle {
    const watcher: Watcher = { face, onChange, told: '' };
    const watchers = this.#watchers.get(topic) ?? new Set();
    this.#watchers.set(topic, watchers.add(watcher));
    const present = this.#here.get(topic) ?? new Map<string, LocalPresence>();
    this.#here.set(topic, present);
    const known = present.get(face.id) ?? { face, streams: 0, going: undefined };
    clearTimeout(known.going);
    present.set(face.id, { face, streams: known.streams + 1, going: undefined });
    this.#tellOne(watcher, this.#everybody(topic));
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

  /** What some node said. Empty: something may have been missed. */
  receive(payload: string): void {
    if (payload === '') {
      this.#ask('');
      this.#sayEverything();
      return;
    }
    const message = parsePresenceMessage(payload);
    if (message === null || message.node === this.#node) return;
    if (message.ends) return this.#forget(message.node);
    const known = this.#elsewhere.get(message.node);
    // Whoever turns up in the middle has said something before that was not heard, or is forgotten.
    if (!known && message.asks === undefined) this.#ask(message.node);
    const node: Node = known ?? { heardAt: 0, topics: new Map() };
    node.heardAt = Date.now();
    this.#elsewhere.set(message.node, node);
    for (const [topic, snapshot] of Object.entries(message.here ?? {})) {
      if (snapshot.faces.length + snapshot.more > 0) node.topics.set(topic, snapshot);
      else node.topics.delete(topic);
      this.#changed(topic);
    }
    if (message.asks === '' || message.asks === this.#node) this.#sayEverything();
  }

  #forget(id: string): void {
    const node = this.#elsewhere.get(id);
    this.#elsewhere.delete(id);
    for (const topic of node?.topics.keys() ?? []) this.#changed(topic);
  }

  /** All who are on a topic: by name, and how many. */
  #everybody(topic: string): PresenceList {
    const faces = new Map<string, AvatarPerson>();
    let more = 0;
    for (const { topics } of this.#elsewhere.values()) {
      const snapshot = topics.get(topic) ?? nobody;
      more += snapshot.more;
      for (const face of snapshot.faces) faces.set(face.id, face);
    }
    for (const [id, { face }] of this.#here.get(topic) ?? []) faces.set(id, face);
    return { people: [...faces.values()].toSorted(byName), count: faces.size + more };
  }

  #tellOne(watcher: Watcher, { people, count }: PresenceList): void {
    // Whoever is told is one of them.
    const others = people
      .slice(0, this.#options.named + 1)
      .filter(({ id }) => id !== watcher.face.id)
      .slice(0, this.#options.named);
    const news: PresenceList = { people: others, count: Math.max(others.length, count - 1) };
    const told = JSON.stringify(news);
    if (told === watcher.told) return;
    watcher.told = told;
    watcher.onChange(news);
  }

  /** Later, and the later the more people there are: however many come, few messages tell of it. */
  #changed(topic: string): void {
    if (this.#isClosed || this.#gathering.has(topic)) return;
    const { least, forEach } = this.#options.gatherMs;
    const pause = least + forEach * (this.#watchers.get(topic)?.size ?? 0);
    const gathered = (): void => {
      this.#gathering.delete(topic);
      const everybody = this.#everybody(topic);
      for (const watcher of this.#watchers.get(topic) ?? []) this.#tellOne(watcher, everybody);
      if (
        JSON.stringify(this.#snapshot(topic)) === (this.#said.get(topic) ?? JSON.stringify(nobody))
      )
        return;
      this.#unsaid.add(topic);
      void this.#sayAll();
    };
    this.#gathering.set(topic, setTimeout(gathered, pause).unref());
  }

  #snapshot(topic: string): PresenceSnapshot {
    const faces = [...(this.#here.get(topic)?.values() ?? [])].map(({ face }) => face);
    return presenceSnapshotOf(faces, this.#options.messageBytes - 2 * envelopeBytes);
  }

  #ask(node: string): void {
    this.#asks = this.#asks === null || this.#asks === node ? node : '';
    void this.#sayAll();
  }

  #sayEverything(): void {
    for (const topic of [...this.#here.keys(), ...this.#said.keys()]) this.#unsaid.add(topic);
    void this.#sayAll();
  }

  /** One message after the other, so that the last word is the newest. What fails is said later. */
  #sayAll(): Promise<void> {
    this.#saying ??= this.#sayUnsaid()
      .catch(() => {})
      .finally(() => (this.#saying = null));
    return this.#saying;
  }

  async #sayUnsaid(): Promise<void> {
    // What changes in this turn belongs to the same message.
    await Promise.resolve();
    while (this.#asks !== null || this.#unsaid.size > 0) {
      const asks = this.#asks;
      if (asks !== null) {
        await this.#say({ node: this.#node, asks });
        if (this.#asks === asks) this.#asks = null;
      }
      const snapshots = new Map([...this.#unsaid].map((topic) => [topic, this.#snapshot(topic)]));
      for (const here of splitIntoMessages(snapshots, this.#options.messageBytes - envelopeBytes)) {
        for (const topic of Object.keys(here)) this.#unsaid.delete(topic);
        try {
          await this.#say({ node: this.#node, here });
        } catch (error) {
          for (const topic of Object.keys(here)) this.#unsaid.add(topic);
          throw error;
        }
        for (const [topic, snapshot] of Object.entries(here)) {
          if (snapshot.faces.length + snapshot.more === 0) this.#said.delete(topic);
          else this.#said.set(topic, JSON.stringify(snapshot));
        }
      }
    }
  }

  async #say(message: PresenceMessage): Promise<void> {
    await this.#options.say(JSON.stringify(message));
  }

  /** Says that this node lives while somebody is there, and forgets those that do not say so. */
  #live(): void {
    const oldest = Date.now() - this.#options.forgetMs;
    for (const [id, { heardAt }] of this.#elsewhere) if (heardAt < oldest) this.#forget(id);
    if (this.#unsaid.size > 0 || this.#asks !== null) void this.#sayAll();
    else if (this.#said.size > 0) void this.#say({ node: this.#node }).catch(() => {});
  }

  /** Nobody is there through this node any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    for (const timer of this.#gathering.values()) clearTimeout(timer);
    for (const present of this.#here.values()) {
      for (const { going } of present.values()) clearTimeout(going);
    }
    this.#unsaid.clear();
    this.#asks = null;
    await this.#saying;
    if (this.#said.size > 0) await this.#say({ node: this.#node, ends: true }).catch(() => {});
  }
}
