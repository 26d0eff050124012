/**
 * Gives back the memory that a large piece of work needed: by itself V8 keeps a heap of its largest
 * size, and buffers that nobody uses, until it needs room again. Nothing else runs meanwhile, for 0.2 s
 * at most. Only where the process may (`--expose-gc`); elsewhere it does nothing.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
