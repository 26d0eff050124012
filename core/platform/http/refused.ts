import type { Transaction } from '#core/platform/database/open.ts';
import {
  refusals,
  refusalText,
  type Refusal,
  type RefusalEntry,
  type SlotsOf,
} from '#core/domain/refusals.ts';

/** An expected error with a response for the user. Everything else thrown is a fault. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(
    { code, status }: { readonly code: string; readonly status: number },
    message: string,
    details?: unknown,
  ) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** What was prepared is out of date: it is prepared again, and refused when that goes on. */
export class StalePreparation extends Refused {
  constructor() {
    super(refusals.stale, refusalText(refusals.stale));
  }
}

/**
 * A refusal that leaves something behind: it is stored in a transaction of its own, after that of the
 * request was rolled back.
 */
export class KeepingRefusal extends Refused {
  readonly keep: (tx: Transaction) => Promise<void>;

  constructor(refusal: Refused, keep: (tx: Transaction) => Promise<void>) {
    super(refusal, refusal.message, refusal.details);
    this.keep = keep;
  }
}

/** `throw refused(refusals.notFound)`: the entry's sentence, with its slots filled. */
export const refused = <Sentence extends string>(
  entry: RefusalEntry<string, Sentence>,
  ...slots: SlotsOf<Sentence>
): Refused => new Refused(entry, refusalText(entry, ...slots));

/** Ends a request that a rule of the domain refuses. */
export function throwIfRefused(refusal: Refusal | null): void {
  if (refusal) throw new Refused(refusal, refusal.message);
}

/** A refused field that only a lookup could validate, in the shape of schema errors. */
export const refusedField = (field: string, problem: string): Refused =>
  new Refused(
    refusals.invalid,
    refusalText(refusals.invalid, { problem: `${field}: ${problem}` }),
    [{ field, problem }],
  );
