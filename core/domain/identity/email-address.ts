import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';

/** With its host in ASCII, and a slash at the end. */
const WebAddress = z.url({ normalize: true });

/**
 * An address with its domain in the letters of the domain name system: `åsa@bücher.de` is of
 * `xn--bcher-kva.de`. So it is compared, and so every mail server takes it. What is no domain stays.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Nothing that would be another part of a web address.
  if (at === -1 || !/^[\p{L}\p{M}\p{N}.\-。．｡]*\P{ASCII}[\p{L}\p{M}\p{N}.\-。．｡]*$/u.test(domain))
    return address;
  const { data: url } = WebAddress.safeParse(`http://${domain}`);
  return url === undefined ? address : `${address.slice(0, at)}@${url.slice('http://'.length, -1)}`;
}

const address = (message?: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.overwrite(withAsciiDomain),
      z.maxLength(limits.emailCharacters),
      z.email(message),
    );

/** An email address, of a domain in any script. */
export const EmailAddress = address('Enter a valid email address.');

export const isEmailAddress = (typed: string): boolean => EmailAddress.safeParse(typed).success;
