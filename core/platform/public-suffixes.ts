import { getPublicSuffix } from 'tldts';

/**
 * Whether anybody may have a name directly below a host, so that the host is nobody's: `co.uk`, and
 * `github.io`, as the Public Suffix List has it with its private section.
 */
export const isPublicSuffix = (host: string): boolean =>
  getPublicSuffix(host, { allowPrivateDomains: true, extractHostname: false }) === host;
