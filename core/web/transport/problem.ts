import type { Refusal } from '#core/domain/refusals.ts';

interface ProblemFacts {
  readonly code: string;
  readonly message: string;
  /** The HTTP status; 0 when nothing usable was answered. */
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** The one error the screens know. `message` is a sentence for a person. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string | undefined;

  constructor(facts: ProblemFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.details = facts.details;
    this.requestId = facts.requestId;
  }
}

/** A refusal of our own catalogue as a problem. */
export function problemOf(refusal: Refusal, facts: Partial<ProblemFacts> = {}): Problem {
  return new Problem({ ...refusal, ...facts });
}

/** Not there, not for this person, or an address that is not whole: nothing to try again (decision 10). */
export const isGone = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 404 || error.status === 400);

/** What a log may say of an error. Not its text: that can carry what a person typed. */
export function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
