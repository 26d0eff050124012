import { createHash } from 'node:crypto';

/** What tells one mutant from another, from run to run. */
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
  readonly mutatorName: string;
  readonly replacement: string;
}

/** A draw: the seed decides which mutants; null takes all. */
export interface Draw {
  readonly seed: number;
  readonly size: number | null;
}

const orderOf = ({ fileName, location, mutatorName, replacement }: Mutant, seed: number): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, fileName, location, mutatorName, replacement]))
    .digest('hex');

/** The ids of the mutants that a seed draws: the same ones in each run, as long as they are there. */
export function sampleOf(mutants: readonly Mutant[], { seed, size }: Draw): ReadonlySet<string> {
  const shuffled = mutants
    .map((mutant) => ({ id: mutant.id, order: orderOf(mutant, seed) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1));
  return new Set(shuffled.slice(0, size ?? undefined).map(({ id }) => id));
}

/** Why Stryker leaves a mutant out: it knows no samples, but checkers that find a mutant unfit. */
export const notDrawn = 'Not in the sample.';

/** A checker of Stryker. `group` is given all mutants of a part at once. */
function checkerOf({ draw }: { readonly draw: Draw }) {
  let drawn: ReadonlySet<string> = new Set();
  return {
    async init(): Promise<void> {},
    async group(mutants: readonly Mutant[]): Promise<string[][]> {
      drawn = sampleOf(mutants, draw);
      return [mutants.map(({ id }) => id)];
    },
    async check(mutants: readonly Mutant[]) {
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: notDrawn },
        ]),
      );
    },
  };
}
checkerOf.inject = ['options'];

/** What Stryker's options have for the checker. */
export const strykerValidationSchema = { properties: { draw: { type: 'object' } } };

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: checkerOf }];
