import { getDomain, getPublicSuffix } from 'tldts';

const options = { allowPrivateDomains: true, extractHostname: false };

/**
 * Whether a host is a public suffix, below which anybody can register: `co.uk`, and `github.io`,
 * from the Public Suffix List with its private section.
 */
export const isPublicSuffix = (host: string): boolean => getPublicSuffix(host, options) === host;

/** What was registered: `acme.co.uk` of `shop.acme.co.uk`; null for a public suffix. */
export const registeredDomain = (host: string): string | null => getDomain(host, options);
