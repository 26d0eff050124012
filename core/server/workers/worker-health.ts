/** When a worker last succeeded, and what it fails with. */
export interface WorkerHealth {
  readonly lastSuccessAt: Date | null;
  readonly lastError: { readonly at: Date; readonly error: unknown } | null;
  /** Since the last success. */
  readonly failures: number;
}

export interface RunningWorker {
  readonly name: string;
  readonly health: () => WorkerHealth;
  /** Whether it works for all nodes now; null for one that works on every node. */
  readonly leads: () => boolean | null;
}

/** The workers of this process, for the page of the system. */
export const runningWorkers = new Set<RunningWorker>();

/** Called when a worker of this process begins or ceases to lead. */
export const leadershipListeners = new Set<() => void>();
