import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem, problemOf } from '#core/web/transport/problem.ts';
import { isBusy, isUnreachable } from './failures.ts';
import { unstoredAttempt, type AnyOfflineAction, type OfflineAction } from './offline-action.ts';
import { attemptOf, isForgotten } from './stored-attempt.ts';
import type { Outcome, QueueOptions, QueueState } from './queue-options.ts';
import type { WaitingEntry } from './offline-store.ts';

/** Who waits for an answer of an entry, in this window. */
type Waiter = PromiseWithResolvers<Outcome<unknown>>;

const nothing: QueueState = { entries: [], isOffline: false };

/**
 * What a person does, in order. Each action is stored before it is sent, removed when it was answered,
 * and sent again with the same key where no answer came: so it arrives once.
 */
export class OfflineQueue {
  readonly #options: QueueOptions;
  readonly #actions = new Map<string, AnyOfflineAction>();
  readonly #waiters = new Map<number, Waiter>();
  readonly #listeners = new Set<() => void>();
  /** Entries that were answered or taken back: whatever has read them before does not show them again. */
  readonly #ended = new Set<number>();
  #uid: string | null = null;
  #state = nothing;
  #isSending = false;
  #isAskedAgain = false;
  /** Attempts in a row that reached nothing. */
  #failures = 0;
  #isTriedLater = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  readonly getSnapshot = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the queue of the person who signed in. Nobody else's is read, shown or sent. */
  async open(uid: string): Promise<void> {
    if (this.#uid === uid) return;
    this.close();
    this.#uid = uid;
    await this.reload();
    await this.send();
  }

  close(): void {
    this.#uid = null;
    for (const waiter of this.#waiters.values()) waiter.resolve({ kind: 'waiting' });
    this.#waiters.clear();
    this.#publish(nothing);
  }

  /** Stores an action and sends it in its turn. @throws Problem when the server refuses it meanwhile */
  async perform<Input, Answer>(
    action: OfflineAction<Input, Answer>,
    input: Input,
  ): Promise<Outcome<Answer>> {
    const anyAction = action as unknown as AnyOfflineAction;
    this.#actions.set(action.kind, anyAction);
    const uid = this.#uid;
    if (uid === null) {
      const answer = await this.#options.send(anyAction, input, unstoredAttempt());
      return { kind: 'answered', answer: answer as Answer };
    }
    const entry = await this.#options.store.add({
      uid,
      input,
      kind: action.kind,
      label: action.label(input),
      at: Date.now(),
      state: 'waiting',
      key: newIdempotencyKey(),
    });
    if (this.#uid !== uid) return { kind: 'waiting' };
    const waiter: Waiter = Promise.withResolvers();
    const { isOffline, entries } = this.#state;
    if (isOffline) waiter.resolve({ kind: 'waiting' });
    else this.#waiters.set(entry.id, waiter);
    const others = entries.filter(({ id }) => id !== entry.id);
    this.#publish({ ...this.#state, entries: [...others, entry] });
    this.#options.tellOthers();
    if (!isOffline) void this.send();
    return waiter.promise as Promise<Outcome<Answer>>;
  }

  /** Takes a change back that was not sent, or was refused. False: it is on its way. */
  async discard(id: number): Promise<boolean> {
    const entry = this.#state.entries.find((one) => one.id === id);
    const isGone = await this.#options.store.remove(id, ({ state }) => state !== 'sending');
    if (isGone) this.#end(id);
    if (isGone && entry?.state === 'waiting') await this.#each([entry], this.#options.rollBack);
    // It may have arrived, though no answer has.
    if (isGone && entry?.sentAt !== undefined) await this.#refetch([entry]);
    this.#options.tellOthers(id);
    await this.reload();
    await this.showAll();
    return isGone;
  }

  /** Sends a refused action again, at its place in the order. */
  async tryAgain(id: number): Promise<void> {
    const refused = this.#state.entries.find((one) => one.id === id);
    const action = refused && (await this.#actionOf(refused.kind));
    const changed = await this.#options.store.change(id, (entry) => {
      if (entry.state !== 'refused') return null;
      const again = {
        ...entry,
        state: 'waiting' as const,
        reason: undefined,
        details: undefined,
        sentAt: undefined,
      };
      if (!action?.insist || entry.details === undefined) return again;
      // On top of something else it is another request.
      const input: unknown = action.insist(entry.input as never, entry.details);
      return { ...again, input, request: undefined, key: newIdempotencyKey() };
    });
    if (changed) await this.#show([changed]);
    await this.#changed();
    await this.send();
  }

  /** Shows again what waits: after a fetch, whose answer does not have it. */
  async showAll(): Promise<void> {
    await this.#show(this.#state.entries.filter(({ state }) => state !== 'refused'));
  }

  /** The server may be reachable again. */
  retrySoon(): void {
    this.#failures = 0;
    if (this.#state.entries.some(({ state }) => state !== 'refused')) void this.send();
  }

  /** Reads the entries anew: another window has changed them. */
  async reload(discarded?: number): Promise<void> {
    const uid = this.#uid;
    if (uid === null) return;
    const before = this.#state.entries;
    const stored = await this.#options.store.list(uid);
    if (this.#uid !== uid) return;
    const entries = stored.filter(({ id }) => !this.#ended.has(id));
    this.#publish({ ...this.#state, entries });
    const byId = new Map(before.map((entry) => [entry.id, entry]));
    const now = new Map(entries.map((entry) => [entry.id, entry]));
    await this.#show(entries.filter(({ id, state }) => !byId.has(id) && state !== 'refused'));
    const refused = entries.filter(
      ({ id, state }) => state === 'refused' && byId.get(id)?.state !== 'refused',
    );
    await this.#each(refused, this.#options.rollBack);
    if (refused.length > 0) await this.showAll();
    for (const entry of refused) await this.#takeRefusal(entry);
    await this.#refetch(refused);
    const gone = before.filter(({ id }) => !now.has(id));
    for (const { id } of gone) this.#settle(id)?.resolve({ kind: 'waiting' });
    await this.#each(
      gone.filter(({ id, state }) => id === discarded && state !== 'refused'),
      this.#options.rollBack,
    );
    await this.#refetch(gone);
    await this.#each(gone, this.#options.forget);
  }

  /** Sends what waits, one after the other, unless another window does. */
  async send(): Promise<void> {
    const uid = this.#uid;
    if (uid === null) return;
    this.#isAskedAgain = this.#isSending;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      await this.#options.exclusively(`outrider.waiting.${uid}`, () => this.#sendAll(uid));
    } finally {
      this.#isSending = false;
    }
    if (this.#isAskedAgain) await this.send();
  }

  /** Another window sent it, and somebody waits for its end in this one: it is refused here. */
  async #takeRefusal({ id, reason, details }: WaitingEntry): Promise<void> {
    const waiter = this.#settle(id);
    if (waiter === undefined) return;
    waiter.reject(new Problem({ code: 'refused', message: reason ?? '', status: 0, details }));
    await this.discard(id);
  }

  async #sendAll(uid: string): Promise<void> {
    const sent: WaitingEntry[] = [];
    const isDoubtful = this.#state.isOffline || !this.#options.hasNetwork();
    if (isDoubtful && !(await this.#options.isReachable())) return this.#goOffline();
    for (;;) {
      const next = (await this.#options.store.list(uid)).find(({ state }) => state !== 'refused');
      if (this.#uid !== uid) break;
      if (next === undefined) {
        if (!this.#state.isOffline) break;
        // Another window has sent the rest. What is done from here on is sent at once, so look again
        // for what was stored before.
        this.#reached();
        continue;
      }
      const result = await this.#sendEntry(next);
      if (result === 'later') break;
      if (result === 'unattended') sent.push(next);
    }
    if (sent.length > 0) await this.#refetch(sent);
  }

  /** `unattended`: nobody in this window waited for its end. `later`: nothing can be sent now. */
  async #sendEntry(entry: WaitingEntry): Promise<'attended' | 'unattended' | 'later'> {
    const { store, tellOthers } = this.#options;
    const { id } = entry;
    const action = await this.#actionOf(entry.kind);
    // Discarded meanwhile.
    const sending = await store.change(id, (one) =>
      one.state === 'refused'
        ? null
        : { ...one, state: 'sending', sentAt: one.sentAt ?? Date.now() },
    );
    if (sending === null || this.#uid !== entry.uid) return 'unattended';
    try {
      if (action === null) throw problemOf(refuse(refusals['offline.unknown']));
      if (isForgotten(entry)) throw problemOf(refuse(refusals['offline.uncertain']));
      const answer = await this.#options.send(action, sending.input, attemptOf(store, sending));
      this.#end(id);
      await store.remove(id);
      this.#reached();
      const waiter = this.#settle(id);
      waiter?.resolve({ kind: 'answered', answer });
      tellOthers();
      return waiter ? 'attended' : 'unattended';
    } catch (error) {
      return this.#handleFailure(entry, error);
    }
  }

  async #handleFailure(
    { id, uid, at }: WaitingEntry,
    error: unknown,
  ): Promise<'attended' | 'unattended' | 'later'> {
    const { store } = this.#options;
    if (this.#uid !== uid) {
      await store.change(id, (one) => ({ ...one, state: 'waiting' }));
      return 'later';
    }
    const waiter = this.#waiters.get(id);
    if (isUnreachable(error) || (isBusy(error) && !waiter)) {
      await store.change(id, (one) => ({ ...one, state: 'waiting' }));
      this.#goOffline();
      await this.#changed();
      return 'later';
    }
    this.#reached();
    if (waiter && Date.now() - at > limits.offlineShownMs) {
      // Shown as waiting meanwhile: it is refused in the list, where its reason stays.
      this.#settle(id)?.resolve({ kind: 'waiting' });
    } else if (waiter) {
      // The person sees it happen: it is refused there, and not kept.
      this.#end(id);
      await store.remove(id);
      this.#settle(id)?.reject(error);
      this.#options.tellOthers();
      return 'attended';
    }
    const details = error instanceof Problem ? error.details : undefined;
    await store.change(id, (one) => ({
      ...one,
      state: 'refused',
      reason: messageOf(error),
      details,
    }));
    await this.#changed();
    return 'unattended';
  }

  /** Everything that waits for an answer here goes on, and is sent later. */
  #goOffline(): void {
    this.#publish({ ...this.#state, isOffline: true });
    for (const id of this.#waiters.keys()) this.#settle(id)?.resolve({ kind: 'waiting' });
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isTriedLater) return;
    this.#isTriedLater = true;
    void this.#options.whenReachable(this.#failures).then(() => {
      this.#isTriedLater = false;
      return this.send();
    });
    this.#failures += 1;
  }

  #reached(): void {
    this.#failures = 0;
    if (this.#state.isOffline) this.#publish({ ...this.#state, isOffline: false });
  }

  #settle(id: number): Waiter | undefined {
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    return waiter;
  }

  #end(id: number): void {
    this.#ended.add(id);
    this.#publish({ ...this.#state, entries: this.#state.entries.filter((one) => one.id !== id) });
  }

  async #changed(): Promise<void> {
    this.#options.tellOthers();
    await this.reload();
  }

  async #actionOf(kind: string): Promise<AnyOfflineAction | null> {
    const action = this.#actions.get(kind) ?? (await this.#options.findAction(kind));
    if (action) this.#actions.set(kind, action);
    return action;
  }

  async #show(entries: readonly WaitingEntry[]): Promise<void> {
    for (const { id, kind, input } of entries) {
      const action = await this.#actionOf(kind);
      if (action && !this.#ended.has(id)) this.#options.show(action, input);
    }
  }

  async #each(
    entries: readonly WaitingEntry[],
    act: (action: AnyOfflineAction, input: unknown) => void,
  ): Promise<void> {
    for (const { kind, input } of entries) {
      const action = await this.#actionOf(kind);
      if (action) act(action, input);
    }
  }

  async #refetch(entries: readonly WaitingEntry[]): Promise<void> {
    const pairs: (readonly [AnyOfflineAction, unknown])[] = [];
    await this.#each(entries, (action, input) => pairs.push([action, input]));
    if (pairs.length > 0) await this.#options.refetch(pairs);
  }

  #publish(state: QueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
