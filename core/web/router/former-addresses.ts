interface FormerAddress {
  /** A part that begins with `$` stands for any. */
  readonly path: string;
  /** What its query must say; the rest of the query goes along. */
  readonly search?: Readonly<Record<string, string>>;
  readonly to: string;
}

/** Addresses that were: of bookmarks, and of mails and notifications already sent. */
export const formerAddresses: readonly FormerAddress[] = [
  { path: '/notifications/settings', to: '/settings/notifications' },
  { path: '/profile/$id', search: { tab: 'settings' }, to: '/settings/profile' },
  { path: '/admin/system', search: { view: 'jobs' }, to: '/admin/jobs' },
  { path: '/admin/system', search: { view: 'mail' }, to: '/admin/mails' },
  { path: '/admin/system', search: { view: 'settings' }, to: '/admin/settings' },
];

const isLike = (path: string, pathname: string): boolean => {
  const parts = pathname.split('/');
  const pattern = path.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, place) => part.startsWith('$') || part === parts[place])
  );
};

interface Address {
  readonly pathname: string;
  readonly searchStr: string;
  readonly hash: string;
}

/** Where a former address leads today; undefined for all others. */
export function currentAddress({ pathname, searchStr, hash }: Address): string | undefined {
  const query = new URLSearchParams(searchStr);
  const former = formerAddresses.find(
    ({ path, search = {} }) =>
      isLike(path, pathname) &&
      Object.entries(search).every(([name, value]) => query.get(name) === value),
  );
  if (former === undefined) return undefined;
  for (const name of Object.keys(former.search ?? {})) query.delete(name);
  const rest = query.size === 0 ? '' : `?${query}`;
  return `${former.to}${rest}${hash === '' ? '' : `#${hash}`}`;
}
