import {
  refusalText,
  statusOf,
  type RefusalCode,
  type RefusalSlots,
} from '#core/domain/refusals.ts';

/** What stops a request with an answer for a person. Everything else that is thrown is a fault. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: unknown;

  constructor(code: RefusalCode, message: string, details?: unknown) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.status = statusOf(code);
    this.details = details;
  }
}

/** `throw refused('notFound')`: the sentence comes from the catalogue. */
export function refused<Code extends RefusalCode>(
  code: Code,
  ...slots: RefusalSlots<Code>
): Refused {
  return new Refused(code, refusalText(code, ...slots));
}

/** A field of a request that only looking things up could tell wrong, in the shape of every such refusal. */
export const refusedField = (field: string, problem: string): Refused =>
  new Refused('invalid', refusalText('invalid', { problem: `${field}: ${problem}` }), [
    { field, problem },
  ]);
