import type { Company } from './company.ts';
import { isSharedHost } from './shared-hosts.ts';
import type { MatchReason } from './match.ts';

/**
 * Decides from the records alone whether two may be the same company: by web domain, else by name
 * and place. The result is a suggestion; people decide.
 */
type Record = Pick<Company, 'kind' | 'name' | 'url' | 'country' | 'city'>;

/** The normalized fields that are compared. Null matches nothing. */
export interface Evidence {
  readonly kind: Company['kind'];
  readonly domain: string | null;
  readonly name: string | null;
  readonly country: string | null;
  readonly city: string | null;
}

/** Legal forms, ignored in names. */
const legalForms = new Set(
  `ab abp ag aps as asa bhd bv bvba co company corp corporation doo ehf gmbh hf inc incorporated kft
  kg kgaa kk lda limited llc llp lp ltd ltda mbh nv oo ou oy oyj plc private pte pty publ pvt sa sab
  sarl sas sasu sdn se sia sl slu spa sprl srl sro uab ug zrt`.split(/\s+/u),
);
const formsBefore = new Set(['ab', 'ooo', 'pt', 'sia', 'the', 'uab']);
const linking = new Set(['and', 'z', 'sp']);

/** Letters that Unicode decomposition does not reduce to ASCII. */
const plainLetters: Readonly<{ [letter: string]: string }> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Words in ASCII lower case and digits: "Åkerström & Söner A/S" is akerstrom, and, soner, as. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/\ba\/s\b/gu, 'as')
    .replace(/[.'’]/gu, '')
    .replace(/[&+]/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a text is only a legal form: "Inc." or "Co., Ltd". */
export function isLegalForm(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => legalForms.has(word));
}

/** The words of a name, without its legal form. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const isTaken = (word: string | undefined, hasForm: boolean) =>
    word !== undefined && (legalForms.has(word) || (hasForm && linking.has(word)));
  let hasForm = false;
  while (words.length > 1 && isTaken(words.at(-1), hasForm)) {
    hasForm = true;
    words.pop();
  }
  while (words.length > 1 && formsBefore.has(words[0] ?? '')) words.shift();
  return words;
}

/** A name without case, accents, punctuation, spaces and legal form; null when nothing is left. */
export const nameKey = (name: string): string | null => nameWords(name).join('') || null;

/** The same including the legal form, to distinguish "Acme AB" from "Acme GmbH". */
export const fullNameKey = (name: string): string | null => wordsOf(name).join('') || null;

const placeKey = (place: string | null): string | null =>
  (place !== null && wordsOf(place).join('')) || null;

/** Whether a host is a public suffix. Injected, since the list is too large for the browser. */
type IsPublicSuffix = (host: string) => boolean;

/** The host that belongs to one company; null for none or a shared one. */
export function domainKey(
  url: string | null,
  isPublicSuffix: IsPublicSuffix = () => false,
): string | null {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)/iu
    .exec(url?.trim() ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/u, '')
    .replace(/^(?:www\d?|m|en|home)\.(?=[^.]+\.)/u, '');
  // A single label is a local host name; a last label of digits means an IP address.
  const isName = host !== undefined && /^[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]+$/u.test(host);
  return isName && !isSharedHost(host) && !isPublicSuffix(host) ? host : null;
}

export const evidenceOf = (
  { kind, name, url, country, city }: Record,
  isPublicSuffix: IsPublicSuffix,
): Evidence => ({
  kind,
  domain: domainKey(url, isPublicSuffix),
  name: nameKey(name),
  country: placeKey(country),
  city: placeKey(city),
});

/** Why two records may be the same company; null for no reason, or when both are of one kind. */
export function reasonOf(one: Evidence, other: Evidence): MatchReason | null {
  if (one.kind === other.kind) return null;
  if (one.domain !== null && one.domain === other.domain) return 'domain';
  const isSameName = one.name !== null && one.name === other.name;
  const isSameCountry = one.country !== null && one.country === other.country;
  const isSameCity = one.city === null || other.city === null || one.city === other.city;
  return isSameName && isSameCountry && isSameCity ? 'nameAndPlace' : null;
}
