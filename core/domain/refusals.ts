type SlotNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotNames<Rest>
  : never;

/** The values for the slots of a refusal's sentence; empty when it has none. */
export type SlotsOf<Sentence extends string> = [SlotNames<Sentence>] extends [never]
  ? []
  : [slots: Readonly<Record<SlotNames<Sentence>, string | number>>];

/** Longer values are cut: they contain user input (docs/specification-traps.md, 21). */
const slotCharacters = 200;

/** Fills `{slots}` in one pass: a value that looks like a slot is not replaced again. */
export function interpolate(
  sentence: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/gu, (slot, name: string) => {
    const value = Object.hasOwn(slots, name) ? slots[name] : undefined;
    return value === undefined ? slot : [...String(value)].slice(0, slotCharacters).join('');
  });
}

/** An error that people can see: its code on the wire, its HTTP status and its sentence. */
export interface RefusalEntry<Code extends string = string, Sentence extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly sentence: Sentence;
}

type Sentences = Readonly<Record<string, readonly [status: number, sentence: string]>>;

/** The refusals of core or of a feature, by code. */
export const defineRefusals = <const Table extends Sentences>(
  table: Table,
): { readonly [Code in keyof Table & string]: RefusalEntry<Code, Table[Code][1]> } =>
  Object.fromEntries(
    Object.entries(table).map(([code, [status, sentence]]) => [code, { code, status, sentence }]),
  ) as { readonly [Code in keyof Table & string]: RefusalEntry<Code, Table[Code][1]> };

/**
 * Every expected error has a code on the wire, an HTTP status and a sentence. `{slots}` are filled
 * with user input, so it must be displayed as text, not markup. Core's refusals are here, those of
 * a feature in its own `domain/refusals.ts`.
 */
export const refusals = defineRefusals({
  // --- sections 5 and 8: transport, client side (status 0: nothing answered)
  'transport.parse': [0, 'Failed to parse data'],
  'transport.parseDelete': [0, 'Failed to parse DELETE response data'],
  'transport.authentication': [401, 'Authentication failed'],
  'transport.status': [0, 'Request failed with status {code}'],
  'transport.network': [0, 'The server could not be reached. Check your connection and try again.'],
  'transport.code': [0, 'The page could not fetch its code. Check your connection and try again.'],

  // --- changes that wait for the server (ours)
  'offline.unknown': [0, 'This version of the page cannot send this change. Load the page again.'],
  'offline.uncertain': [
    0,
    'This was sent almost a day ago and no answer came. See whether it is there before you try again.',
  ],

  // --- section 8: stored records
  'document.createFailed': [
    500,
    'Failed creating new entity to collection {collection} with ID {id}.',
  ],
  'document.updateFailed': [
    500,
    'Failed to update entity from collection {collection} with ID {id}.',
  ],

  // --- section 8: authentication
  'signOut.timeout': [0, 'Timeout'],
  'signOut.notInitialized': [0, 'Auth not initialized'],
  'signIn.wrong': [401, 'Email or password is wrong.'],
  'signIn.invalidEmail': [400, 'That is not a valid email address.'],
  'signIn.origin': [
    403,
    'This page may not sign anyone in here. Open Outrider at its own address.',
  ],
  'signIn.disabled': [403, 'This account has been disabled. Ask an administrator.'],
  'signIn.tooMany': [429, 'Too many attempts. Wait a moment and try again.'],
  'signIn.emailInUse': [409, 'This email address is already in use.'],
  'signIn.network': [0, 'The server could not be reached. Check your connection and try again.'],
  'signIn.failed': [0, 'Signing in did not work. Try again.'],
  'collection.forbidden': [403, "You don't have permission to edit this collection."],
  'collection.shareForbidden': [403, "You don't have permission to share this collection."],

  // --- the interface in general (ours)
  'page.fault': [0, 'This page did something wrong. Load it again.'],
  'link.notCopied': [0, 'The link could not be copied. Take it from the address bar.'],
  unauthenticated: [401, 'Sign in to go on.'],
  forbidden: [403, 'You are not allowed to do this. Ask {who}.'],
  notFound: [404, 'This does not exist, or you do not have access to it.'],
  invalid: [400, 'Some of what was sent cannot be used: {problem}'],
  malformed: [400, 'The request could not be read: {problem}'],
  tooLarge: [413, 'This is too large to send.'],
  tooMany: [429, 'Too many requests. Try again in {wait}.'],
  stale: [
    409,
    'Someone else changed this in the meantime. Look at it again and repeat your change.',
  ],
  conflict: [409, 'This exists already.'],
  keyReused: [422, 'This Idempotency-Key was used for a different request.'],
  unavailable: [503, 'A part of Outrider is not available. Try again in a moment.'],
  internal: [500, 'Something went wrong on our side. Quote {requestId} if you report it.'],
});

/** The sentence of a refusal, with its slots filled. */
export const refusalText = <Sentence extends string>(
  { sentence }: RefusalEntry<string, Sentence>,
  ...slots: SlotsOf<Sentence>
): string => interpolate(sentence, slots[0]);

/** A refusal as a value: returned by pure rules instead of throwing. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

export const refuse = <Sentence extends string>(
  entry: RefusalEntry<string, Sentence>,
  ...slots: SlotsOf<Sentence>
): Refusal => ({
  code: entry.code,
  status: entry.status,
  message: refusalText(entry, ...slots),
});
