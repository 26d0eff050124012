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
}

/** The workers of this process, for the page of the system. */
export const runningWorkers = new Set<RunningWorker>();
