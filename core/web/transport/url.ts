import { refuse, refusals } from '#core/domain/refusals.ts';
import { problemOf } from './problem.ts';

let serverHost = '';

/** Section 7: the base is `{host}/api` when a server host is configured. Called once, at start. */
export function setServerHost(host: string): void {
  serverHost = host.replace(/\/+$/u, '');
}

type Values = Readonly<Record<string, unknown>>;

/** The URL of a path below the base, with its `{parameters}` filled in and its query. */
export function buildUrl(path: string, { params = {}, query = {} }: Parts = {}): string {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => segmentOf(params[name]));
  const search = searchOf(query);
  return `${serverHost}/api${filled}${search === '' ? '' : `?${search}`}`;
}

interface Parts {
  readonly params?: Values | undefined;
  readonly query?: Values | undefined;
}

/** Browsers resolve `.` and `..`, encoded ones too, and would request another URL. */
const unaddressable = new Set(['', '.', '..']);

function segmentOf(value: unknown): string {
  const segment = value === undefined || value === null ? '' : String(value);
  if (unaddressable.has(segment) || !segment.isWellFormed()) {
    throw problemOf(refuse(refusals.notFound));
  }
  return encodeURIComponent(segment);
}

function searchOf(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}
