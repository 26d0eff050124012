import * as z from 'zod/mini';
import { noPreferences, Preferences } from '#core/domain/preferences.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { readLocalStorage, writeLocalStorage } from '#core/web/session/local-storage.ts';

export type PreferenceChange = Partial<Preferences>;

const Copy = z.object({
  /** What the server said last. */
  known: Preferences,
  /** Names of choices that the server has not confirmed, and those choices. */
  pending: z.record(z.string(), z.nullable(z.string())),
});

const keyOf = (uid: string) => `outrider.preferences.${uid}`;

/** A window goes on showing these when another one chooses differently. */
const ofTheWindow = ['activeCorporationId', 'viewMode'] as const;

const names = Object.keys(noPreferences) as (keyof Preferences)[];
const isChosen = (name: string): name is keyof Preferences =>
  (names as readonly string[]).includes(name);

function readCopy(uid: string): z.infer<typeof Copy> | null {
  try {
    return z.parse(Copy, JSON.parse(readLocalStorage(keyOf(uid)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Choices that only differ in ones of a kind that this version does not know are left out. */
const knownChanges = (pending: Readonly<Record<string, string | null>>): PreferenceChange => {
  const parsed: Preferences = z.parse(Preferences, pending);
  return Object.fromEntries(
    Object.keys(pending)
      .filter(isChosen)
      .map((name) => [name, parsed[name]]),
  );
};

/**
 * The choices of the signed-in person: a copy on this device, so that the first paint has them, until
 * the server's arrive. For each choice the last writer wins; one that is not stored yet stays shown.
 */
class PreferenceStore {
  #uid: string | null = null;
  #known: Preferences = noPreferences;
  #pending: PreferenceChange = {};
  #held: PreferenceChange = {};
  #shown: Preferences = noPreferences;
  #isReady = false;
  #hasReceived = false;
  readonly #listeners = new Set<() => void>();

  /** Takes the copy of this person; null: nobody. Rendering may: listeners are told by `publish`. */
  open(uid: string | null): void {
    if (uid === this.#uid) return;
    const copy = uid === null ? null : readCopy(uid);
    this.#uid = uid;
    this.#known = copy?.known ?? noPreferences;
    this.#pending = knownChanges(copy?.pending ?? {});
    this.#held = {};
    this.#isReady = copy !== null;
    this.#hasReceived = false;
    this.#shown = { ...this.#known, ...this.#pending };
  }

  get uid(): string | null {
    return this.#uid;
  }

  /** What is shown. The same object until it changes. */
  readonly getSnapshot = (): Preferences => this.#shown;

  /** Whether they are known at all: from this device, or from the server. */
  readonly isReady = (): boolean => this.#isReady;

  /** What the server has not confirmed. */
  get pending(): PreferenceChange {
    return this.#pending;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  choose(change: PreferenceChange): void {
    this.#pending = { ...this.#pending, ...change };
    for (const name of ofTheWindow) if (name in change) delete this.#held[name];
    this.#changed();
  }

  /** What the server has; null when that could not be learnt. */
  receive(stored: Preferences | null): void {
    this.#isReady = true;
    if (stored !== null) {
      if (this.#hasReceived) {
        const { activeCorporationId, viewMode } = this.#shown;
        this.#held = { activeCorporationId, viewMode };
      }
      this.#known = stored;
      this.#hasReceived = true;
    }
    this.#changed();
  }

  /** The server has stored these. One that was chosen anew in the meantime is still to be sent. */
  confirm(sent: PreferenceChange): void {
    this.#known = { ...this.#known, ...sent };
    this.#settle(sent);
  }

  /** The server refused these: what it has is shown again. */
  refuse(sent: PreferenceChange): void {
    this.#settle(sent);
  }

  #settle(sent: PreferenceChange): void {
    this.#pending = Object.fromEntries(
      names
        .filter((name) => name in this.#pending && this.#pending[name] !== sent[name])
        .map((name) => [name, this.#pending[name]]),
    );
    this.#changed();
  }

  #changed(): void {
    this.#shown = { ...this.#known, ...this.#held, ...this.#pending };
    if (this.#uid !== null) {
      const copy = { known: this.#known, pending: this.#pending };
      writeLocalStorage(keyOf(this.#uid), JSON.stringify(copy));
    }
    this.publish();
  }

  publish(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The choices of the person who uses this page. */
export const preferences = new PreferenceStore();

authStore.onSignOut(() => preferences.open(null));
