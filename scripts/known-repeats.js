/**
 * Tests that may fail in the first run and pass in the second, since the cause is known and not mended
 * yet: part of the line that the summary prints for the failure, and the cause. All others that pass
 * only when they are repeated count as failed.
 *
 * @type {ReadonlyArray<{ readonly test: string, readonly cause: string }>}
 */
export const knownRepeats = [];
