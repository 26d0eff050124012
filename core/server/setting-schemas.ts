import * as z from 'zod/mini';
import type { AnalyticsTag } from '#core/domain/installation.ts';
import { readDatabaseAddress } from '#core/platform/database/database-address.ts';
import { storageAddressOf } from '#core/platform/files/storage-address.ts';
import { isNetwork } from '#core/platform/outgoing/public-address.ts';

/** The forms that values of settings may have. */

export const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/u, expected)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, expected), z.lte(most, expected))),
  );
};

const isBareOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/u.test(url.protocol) && `${url.origin}/` === url.href;
};
export const webAddress = z
  .string()
  .check(z.refine(isBareOrigin, 'an address without a path, such as https://outrider.example'));

const isPage = (value: string): boolean =>
  /^https?:$/u.test(URL.parse(value)?.protocol ?? '') && value.length <= 500;
export const pageAddress = z
  .string()
  .check(z.refine(isPage, 'the address of a page, such as https://www.example.com/privacy'));

/** `https://www.example.com, https://intranet.example.com` */
export const originsIn = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
export const areOrigins = (list: string): boolean => originsIn(list).every(isBareOrigin);

/** One host, or several: what is wrong differs. */
export const databaseAddress = z.string().check((context) => {
  const address = readDatabaseAddress(context.value);
  if (typeof address === 'object') return;
  context.issues.push({ code: 'custom', input: context.value, message: address });
});

/** One host: those of a database are asked which one takes writes. */
const isOneHost = (value: string): boolean => {
  const address = readDatabaseAddress(value);
  return typeof address === 'object' && !address.isChosen;
};
export const replicaAddress = z
  .string()
  .check(z.refine(isOneHost, 'an address with one host, such as postgres://host/name'));

/** A folder, or object storage that LanceDB writes to itself. */
export const isSearchPlace = (value: string): boolean =>
  !/^[a-z][a-z0-9+]*:/iu.test(value) || storageAddressOf(value)?.kind === 's3';

/** A folder, or storage that the file store knows. */
export const isFilesPlace = (value: string): boolean => storageAddressOf(value) !== null;

export const isMailServer = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/u.test(url.protocol) && url.hostname !== '';
};

export const isEndpoint = (value: string): boolean => {
  const url = URL.parse(value);
  const isPlain = url !== null && /^https?:$/u.test(url.protocol) && url.search + url.hash === '';
  // A password in the URL would be logged: it has its own setting.
  return isPlain && url.username + url.password === '';
};

/** `Outrider <scouting@outrider.example>`, or the address alone. */
export const sender =
  /^(?:([^<>"\r\n]{1,100}?)?\s*<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u;

/** `skf=SKF, atlascopco=Atlas Copco`: the label of a domain, and the name to show. */
const knownCompany = /^([a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)=(\S[^=,<>]{0,79})$/u;
const knownCompaniesIn = (list: string) => list.split(',').map((entry) => entry.trim());
export const areKnownCompanies = (list: string) =>
  knownCompaniesIn(list).every((entry) => knownCompany.test(entry));
export const companiesByLabel = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    knownCompaniesIn(list).map((entry) => knownCompany.exec(entry)?.slice(1) ?? []),
  );

/** `10.1.0.0/16, fd00::/8` */
export const networksIn = (list: string): string[] =>
  list.split(',').flatMap((one) => one.trim() || []);
export const areNetworks = (list: string): boolean => networksIn(list).every(isNetwork);

export const onOrOff = z.enum(['on', 'off'], 'on or off');
export const host = z.string().check(z.regex(/^[\w.:-]+$/u, 'a host name or an IP address'));

const measurement = /^G-[A-Z\d]{4,20}$/u;
const ownService = /^(umami|plausible):([\w.-]{1,100})@(https?:\/\/[^\s/]+)\/?$/u;

/** `G-ABC1234567`, `umami:ID@https://host`, `plausible:DOMAIN@https://host`; null: none of them. */
export function analyticsTagOf(value: string): AnalyticsTag | null {
  if (measurement.test(value)) {
    return { service: 'ga4', id: value, origin: 'https://www.googletagmanager.com' };
  }
  const [, service, id = '', address = ''] = ownService.exec(value) ?? [];
  const origin = URL.parse(address)?.origin;
  if (origin === undefined || (service !== 'umami' && service !== 'plausible')) return null;
  return { service, id, origin };
}
