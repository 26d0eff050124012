import type { NewUsageEvent } from './usage-queue.ts';

type Viewed = Extract<NewUsageEvent, { subjectId: string }>['kind'];

interface Page {
  readonly pathname: string;
  /** The shape of the address. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly title: string | undefined;
}

/** Screens that show one thing, and what kind of. */
const subjects: Readonly<Record<string, Viewed>> = {
  '/opportunity/$id': 'opportunity.viewed',
  '/project/$id': 'project.viewed',
  '/radars/$id': 'radar.viewed',
  '/profile/$id': 'profile.viewed',
  '/company/$kind/$id': 'profile.viewed',
};

/** Parameters of addresses that say what is open, searched for or how it is shown: all others filter. */
const notFilters: ReadonlySet<string> = new Set([
  'q',
  'find',
  'sort',
  'direction',
  'view',
  'tab',
  'as',
  'compare',
  'range',
  'from',
  'to',
  'submission',
  'company',
  'blip',
  'edition',
  'entry',
  'import',
  'importId',
  'saved',
  'space',

  'rows',
  'rowsFrom',
  'rowsTo',
  'webhook',
  'user',
  'redirect',
  'match',
  'subjectId',
  'from',
  'by',
  'viewed',
  'curve',
  'searchedFor',
]);

export interface PageDescription {
  readonly pathname: string;
  readonly route: string;
  readonly title: string | undefined;
  readonly viewed: readonly { readonly kind: Viewed; readonly subjectId: string }[];
  /** What a list is searched for. */
  readonly search: string;
  /** The filters that are set, by name. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What is told of a page: shapes, names and ids, and nothing that somebody wrote. */
export function describePage({ pathname, route, params, search, title }: Page): PageDescription {
  const shape = route.length > 1 ? route.replace(/\/$/u, '') : route;
  const subject = subjects[shape];
  const { submission, company, q, find } = search;
  const viewed: { kind: Viewed; subjectId: string }[] = [];
  if (subject !== undefined && params['id'])
    viewed.push({ kind: subject, subjectId: params['id'] });
  if (typeof submission === 'string') {
    viewed.push({ kind: 'submission.viewed', subjectId: submission });
  }
  if (typeof company === 'string') {
    viewed.push({ kind: 'profile.viewed', subjectId: company.slice(company.indexOf(':') + 1) });
  }
  const set = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || notFilters.has(name) ? [] : [[name, JSON.stringify(value)] as const],
  );
  return {
    pathname,
    route: shape,
    title,
    viewed,
    search: String(q ?? find ?? ''),
    filters: Object.fromEntries(set),
  };
}
