/**
 * Addresses that are taken: the first part of every route of the product, and what servers and
 * browsers expect there. Some corporations' pages are at `/{slug}`, so no slug may be one of them.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'signin',
  'login',
  'setup',
  'reset-password',
  'set-password',
  'verify-email',
  'auth',
  'invitation',
  'invited',
  'project',
  'projects',
  'profile',
  'settings',
  'calendar',
  'discover',
  'search',
  'collection',
  'collections',
  'radar',
  'radars',
  'metrics',
  'venturematch',
  'spotlight',
  'opportunity',
  'opportunities',
  'submission',
  'submissions',
  'saved-searches',
  'unsubscribe',
  'company',
  'notifications',
  'admin',
  'c',
  'embed',
  'follow-up',
  'shared',
  'exports',
  'files',
  'api',
  'assets',
  'public',
  'health',
  'ready',
  'live',
  'design',
  'print',
  'all',
  'new',
  'favicon',
  'robots',
  'sitemap',
  'icon',
  'manifest',
  'well-known',
  'index',
  'www',
]);

/** A short name as it can stand in an address: `Nörd & Söhne AG` becomes `nord-sohne-ag`. */
export const slugFrom = (name: string, most: number): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, most)
    .replace(/^-+|-+$/gu, '');
