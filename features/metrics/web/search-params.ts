import { countedRows } from '#features/metrics/domain/counted-rows.ts';
import {
  oneOf,
  readSearch,
  text,
  textFilter,
  type SearchOf,
} from '#core/web/views/search-params.ts';

const day = {
  read: (given: unknown) =>
    typeof given === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/u.test(given) ? given : undefined,
};

export const rangeDays = [30, 90, 365] as const;
export type RangeDays = (typeof rangeDays)[number];
export const defaultRange: RangeDays = 90;

/** The search params of `/metrics`: everything that is shown. */
export const metricsParams = {
  /** The last days, by default. */
  range: oneOf(rangeDays),
  /** Dates in its place. */
  from: day,
  to: day,
  /** With the period before by default. */
  compare: oneOf(['off']),
  cycle: textFilter({ kind: 'select', label: 'Scouting cycle', any: 'All cycles' }),
  opportunity: textFilter({ kind: 'select', label: 'Opportunity', any: 'All opportunities' }),
  /** What the open list of rows counts: of a stage, and of some days only. */
  rows: oneOf(countedRows),
  stage: text,
  rowsFrom: day,
  rowsTo: day,
};
export type MetricsSearch = SearchOf<typeof metricsParams>;
export const metricsSearch = readSearch(metricsParams);

export const withoutRows: MetricsSearch = {
  ...{ rows: undefined, stage: undefined, rowsFrom: undefined, rowsTo: undefined },
};
