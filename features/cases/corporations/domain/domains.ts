/** Providers where anybody gets an address: such a domain would let everybody in. */
const openProviders: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'mail.com',
  'mail.ru',
  'yandex.ru',
  'yandex.com',
  'zoho.com',
  'fastmail.com',
  'hey.com',
  'tutanota.com',
  'tuta.io',
  'qq.com',
  '163.com',
  '126.com',
  'laposte.net',
  'orange.fr',
]);

export const isOpenToAll = (domain: string): boolean => openProviders.has(domain);

/** A full domain in lower case, with at least one dot; international ones in their ASCII form. */
export const domainPattern =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u;

/** What people paste, such as `@SKF.com` or `https://skf.com/`, as a domain. */
export const domainFrom = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//u, '')
    .replace(/^.*@/u, '')
    .replace(/[/?#].*$/u, '')
    .replace(/\.$/u, '');
