import type { AnyOfflineAction, Attempt } from './offline-action.ts';
import type { WaitingEntry, WaitingStore } from './offline-store.ts';

/** What the caller of an action learns: its answer, or that it waits, and is sent later. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'waiting' };

export interface QueueOptions {
  readonly store: WaitingStore;
  /** The actions that a stored kind may name. */
  readonly findAction: (kind: string) => Promise<AnyOfflineAction | null>;
  /** Runs one after the other over all windows of a browser. */
  readonly exclusively: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Whether the device has a network at all: without one nothing is tried, and everything waits. */
  readonly hasNetwork: () => boolean;
  /** Asked before anything is sent again: what is not on its way can be taken back. */
  readonly isReachable: () => Promise<boolean>;
  /** Resolves when it is worth another try, after so many. */
  readonly whenReachable: (failures: number) => Promise<void>;
  /** Tells the other windows that the entries have changed. */
  readonly tellOthers: (discarded?: number) => void;
  readonly send: (action: AnyOfflineAction, input: unknown, attempt: Attempt) => Promise<unknown>;
  readonly show: (action: AnyOfflineAction, input: unknown) => void;
  readonly rollBack: (action: AnyOfflineAction, input: unknown) => void;
  /** They were sent without anybody waiting, or refused: the screen fetches what holds. */
  readonly refetch: (entries: readonly (readonly [AnyOfflineAction, unknown])[]) => Promise<void>;
  readonly forget: (action: AnyOfflineAction, input: unknown) => void;
}

export interface QueueState {
  readonly entries: readonly WaitingEntry[];
  readonly isOffline: boolean;
}
