import { EmailAddress } from '#features/people/identity/domain/account.ts';

export interface InvitedAddress {
  /** In lower case. */
  readonly email: string;
  /** Empty where none was written. */
  readonly name: string;
}

export interface InvitedAddresses {
  /** Each once, in the order of the text. */
  readonly people: readonly InvitedAddress[];
  /** What is no address. */
  readonly unreadable: readonly string[];
}

/** Separators within quotation marks are part of a name: `"Vik, Ada" <ada@kvarn.example>`. */
const parts = /(?:"[^"\n]*"|[^,;\n\t])+/gu;
const named = /^(?<name>.*?)\s*<\s*(?<address>[^<>]*?)\s*>$/su;

/** Several addresses with nothing but spaces between them. */
const split = (part: string): string[] =>
  /[<"]/u.test(part) || !part.split(/\s+/u).every((word) => word.includes('@'))
    ? [part]
    : part.split(/\s+/u);

const plainName = (name: string): string => name.replaceAll(/^["']+|["']+$/gu, '').trim();

/** The addresses in what somebody pasted: by commas, semicolons, lines or spaces, with names or without. */
export function readInvitedAddresses(text: string): InvitedAddresses {
  const people = new Map<string, InvitedAddress>();
  const unreadable: string[] = [];
  const all = (text.match(parts) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  for (const part of all.flatMap(split)) {
    const { name = '', address = part } = named.exec(part)?.groups ?? {};
    const { data: email } = EmailAddress.safeParse(address.replace(/^mailto:/iu, ''));
    if (email === undefined) unreadable.push(part);
    else if (!people.has(email)) people.set(email, { email, name: plainName(name) });
  }
  return { people: [...people.values()], unreadable };
}
