import { isSharedHost } from './shared-hosts.ts';
import type { Company } from './company.ts';
import { nameCore, nameKey, webEnding, wordsOf } from './name-keys.ts';

/** What two records are compared by. */
type Record = Pick<Company, 'kind' | 'name' | 'url' | 'country' | 'city'>;

/** The normalized fields that are compared. Null matches nothing. */
export interface Evidence {
  readonly kind: Company['kind'];
  /** What was registered: `acme.co.uk` of `shop.acme.co.uk`. */
  readonly domain: string | null;
  readonly name: string | null;
  /** The name without what sources write differently. */
  readonly core: string | null;
  readonly country: string | null;
  /** Without the region behind a comma. */
  readonly city: string | null;
}

const placeKey = (place: string | null): string | null =>
  (place !== null && wordsOf(place).join('')) || null;

/** "Paris, Île-de-France" and "Greater Paris Area" are Paris. */
const cityKey = (city: string | null): string | null =>
  placeKey(
    city
      ?.split(',')[0]
      ?.trim()
      .replace(/^greater\s+(?=\S)/iu, '')
      .replace(/(?<=\S)\s+(?:metropolitan |metro |bay )?area$/iu, '') ?? null,
  );

/**
 * The registered domain of a host, null for a public suffix. Injected, since the list is too large for
 * the browser, which compares whole hosts.
 */
export type RegisteredDomain = (host: string) => string | null;

/** The host of a web address that belongs to one company; null for none or a shared one. */
export function hostKey(url: string | null): string | null {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)/iu
    .exec(url?.trim() ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/u, '')
    .replace(/^(?:www\d?|m|en|home)\.(?=[^.]+\.)/u, '');
  // A single label is a local host name; a last label of digits means an IP address.
  const isName = host !== undefined && /^[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]+$/u.test(host);
  return isName && !isSharedHost(host) ? host : null;
}

/** The domain of a web address that belongs to one company; null for none or a shared one. */
export function domainKey(
  url: string | null,
  registeredDomain: RegisteredDomain = (host) => host,
): string | null {
  const host = hostKey(url);
  const domain = host === null ? null : registeredDomain(host);
  return domain !== null && !isSharedHost(domain) ? domain : null;
}

/** A name that is a web address: "acme.ai". */
const addressOf = (name: string): string | null =>
  /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/iu.test(name) && webEnding.test(name)
    ? `https://${name}`
    : null;

export const evidenceOf = (
  { kind, name, url, country, city }: Record,
  registeredDomain: RegisteredDomain,
): Evidence => ({
  kind,
  domain:
    domainKey(url, registeredDomain) ??
    (url === null ? domainKey(addressOf(name.trim()), registeredDomain) : null),
  name: nameKey(name),
  core: nameCore(name),
  country: placeKey(country),
  city: cityKey(city),
});
