import { getPublicSuffix } from 'tldts';

/**
 * Whether a host is a public suffix, below which anybody can register: `co.uk`, and `github.io`,
 * from the Public Suffix List with its private section.
 */
export const isPublicSuffix = (host: string): boolean =>
  getPublicSuffix(host, { allowPrivateDomains: true, extractHostname: false }) === host;
