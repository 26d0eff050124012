import { refusals, refusalText, type RefusalEntry, type SlotsOf } from '#core/domain/refusals.ts';

/** What stops a request with an answer for a person. Everything else that is thrown is a fault. */
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

/** `throw refused(refusals.notFound)`: the sentence is the entry's, with its slots filled. */
export const refused = <Sentence extends string>(
  entry: RefusalEntry<string, Sentence>,
  ...slots: SlotsOf<Sentence>
): Refused => new Refused(entry, refusalText(entry, ...slots));

/** A field of a request that only looking things up could tell wrong, in the shape of every such refusal. */
export const refusedField = (field: string, problem: string): Refused =>
  new Refused(
    refusals.invalid,
    refusalText(refusals.invalid, { problem: `${field}: ${problem}` }),
    [{ field, problem }],
  );
