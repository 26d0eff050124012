import { lookup as systemLookup } from 'node:dns';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The addresses that may be connected to. Default: public ones. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
  readonly lookup?: typeof systemLookup | undefined;
}

/** A name or an address leads where requests of ours may not go. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed';
}

/**
 * Resolves a name to its allowed addresses. The connection goes to one of these, so a name that
 * changes between check and use leads nowhere else.
 */
const checkedLookup =
  (isAllowed: (address: string) => boolean, lookup: typeof systemLookup): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, entries) => {
      const addresses = error ? [] : entries.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (first === undefined) done(error ?? new AddressNotAllowed(), '');
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/** The address in place of a name, which is not looked up; null: there is a name. */
export function literalAddressOf({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/gu, '');
  return isIP(host) === 0 ? null : host;
}

/**
 * Sends a request to a server that somebody named, and follows no redirect.
 *
 * @throws AddressNotAllowed, and when the request fails.
 */
export function openRequest(
  url: URL,
  { method, headers, body, isAllowed = isPublicAddress, lookup = systemLookup }: OutgoingRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const literal = literalAddressOf(url);
  const isRefused = literal !== null && !isAllowed(literal);
  const send = { 'http:': requestPlain, 'https:': requestSecure }[url.protocol];
  if (send === undefined || isRefused) return Promise.reject(new AddressNotAllowed());
  const options: RequestOptions = {
    method,
    agent: false,
    signal,
    lookup: checkedLookup(isAllowed, lookup),
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Outrider', ...headers },
  };
  return new Promise((resolve, reject) => {
    send(url.href, options, resolve).once('error', reject).end(body);
  });
}
