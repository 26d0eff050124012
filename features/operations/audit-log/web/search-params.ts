import { readSearch, text, type SearchOf } from '#core/web/views/search-params.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';

/** February has no 30th, which `Date` would read as a day of March. */
const isDay = (text: string): boolean => {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** A day of the reader's calendar, `2026-11-23`. */
const day = {
  read: (input: unknown) =>
    typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(input) && isDay(input)
      ? input
      : undefined,
};

/** What stands in the address of the screen. */
export const auditParams = {
  actorId: text,
  kind: text,
  subject: text,
  subjectId: text,
  corporationId: text,
  from: day,
  until: day,
  address: text,
  /** The entry that is open. */
  entry: text,
};
export type AuditSearch = SearchOf<typeof auditParams>;
export const auditSearch = readSearch(auditParams);

/** Every filter, to be taken away together. */
export const noFilter: AuditSearch = {
  actorId: undefined,
  kind: undefined,
  subject: undefined,
  subjectId: undefined,
  corporationId: undefined,
  from: undefined,
  until: undefined,
  address: undefined,
};

/** When a day begins, as many days later, where the reader is. */
function beginOf(date: string, later = 0): string {
  const moment = new Date(`${date}T00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}

/** What the server is asked for. */
export function filterOf({ entry: _, from, until, ...filter }: AuditSearch): AuditFilter {
  const query = {
    ...filter,
    from: from === undefined ? undefined : beginOf(from),
    to: until === undefined ? undefined : beginOf(until, 1),
  };
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as AuditFilter;
}

const pad = (number: number): string => String(number).padStart(2, '0');

function dayOf(moment: string, earlier = 0): string {
  const date = new Date(moment);
  date.setDate(date.getDate() - earlier);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** What stands in the address for a filter that was saved. */
export function searchOf({ from, to, ...filter }: AuditFilter): AuditSearch {
  return {
    ...noFilter,
    ...filter,
    ...(from !== undefined && { from: dayOf(from) }),
    ...(to !== undefined && { until: dayOf(to, 1) }),
  };
}
