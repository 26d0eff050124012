import { refusals, type Refusal } from '#core/domain/refusals.ts';

interface ProblemFacts {
  readonly code: string;
  readonly message: string;
  /** The HTTP status; 0 without a usable response. */
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** The one error type of the screens. `message` is meant for people. */
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

/** Whether the server, or what stands before it, cannot take the call now. */
export const isBusyStatus = (status: number): boolean => status === 502 || status === 503;

/** The server, its database or the way to them is away for a while: the same succeeds afterwards. */
export const isAway = (error: unknown): boolean =>
  error instanceof Problem &&
  (isBusyStatus(error.status) || error.code === refusals['transport.network'].code);

/** Missing, not visible to this person, or a malformed id: no use to retry (decision 10). */
export const isGone = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 404 || error.status === 400);

/** Whether what was read before may not be read any more: the right to it has ended, or it is gone. */
export const isNoLongerOpen = (error: unknown): boolean =>
  error instanceof Problem && [403, 404, 410].includes(error.status);

/** What may be logged of an error. Not its message: that can contain what a person typed. */
export function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
