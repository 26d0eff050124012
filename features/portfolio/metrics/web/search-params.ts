import { countedRows } from '#features/portfolio/metrics/domain/counted-rows.ts';
import { filterNames, userTypes } from '#features/portfolio/metrics/domain/filter-names.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import {
  partKinds,
  rowParts,
  type PartKind,
} from '#features/portfolio/metrics/domain/part-kinds.ts';
import { usedThingNames, type UsedThing } from '#features/portfolio/metrics/domain/used-things.ts';
import type { SegmentFilters } from '#features/portfolio/metrics/domain/segment.ts';
import {
  flag,
  oneOf,
  readSearch,
  text,
  texts,
  type SearchOf,
} from '#core/web/views/search-params.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;
/** Of a broken link the values that fit. */
const fitting = <Value extends string>(fits: (one: string) => one is Value) => ({
  read: (input: unknown) => {
    const values = texts.read(input)?.filter(fits);
    return values === undefined || values.length === 0 ? undefined : values;
  },
});
const ids = fitting((one): one is string => uuid.test(one));
const listOf = <Value extends string>(values: readonly Value[]) =>
  fitting((one): one is Value => (values as readonly string[]).includes(one));

const day = {
  read: (input: unknown) =>
    typeof input === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/u.test(input) ? input : undefined,
};

/** Months, as digits in an address. */
const later = {
  read: (input: unknown) => {
    const months = Number(input);
    return Number.isInteger(months) && months >= 1 && months <= metricsLimits.cohortMonths
      ? months
      : undefined;
  },
};

export const rangeDays = [30, 90, 365] as const;
export type RangeDays = (typeof rangeDays)[number];
/** What the funnel is broken down by. */
export const defaultPart: PartKind = 'country';
export const defaultViewed: UsedThing = 'company';
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
  corporation: ids,
  opportunity: ids,
  cycle: texts,
  userType: listOf(userTypes),
  /** Filters of which the values are left out. */
  except: listOf(filterNames),
  /** What the funnel is broken down by. */
  by: oneOf(partKinds),
  /** The stage whose curve is drawn. */
  curve: text,
  /** What is ranked by how often it was viewed. */
  viewed: oneOf(usedThingNames),
  /** What the open list of rows counts: of a stage, and of some days only. */
  rows: oneOf(countedRows),
  stage: text,
  rowsBy: oneOf(rowParts),
  rowsPart: text,
  rowsFrom: day,
  rowsTo: day,
  rowsLater: later,
  /** Whether the analysis below the first five cards is open. */
  more: flag,
  /** Whether the saved segments are open. */
  segments: flag,
};
export type MetricsSearch = SearchOf<typeof metricsParams>;
export const metricsSearch = readSearch(metricsParams);

export const withoutRows: MetricsSearch = {
  rowsBy: undefined,
  rowsPart: undefined,
  rowsLater: undefined,
  rows: undefined,
  stage: undefined,
  rowsFrom: undefined,
  rowsTo: undefined,
};

/** Whether the analysis is shown: also for an address that says what is shown in it. */
export const isAnalysed = ({ more, by, curve, viewed }: MetricsSearch): boolean =>
  more === true || by !== undefined || curve !== undefined || viewed !== undefined;

export const withoutAnalysis: MetricsSearch = {
  more: undefined,
  by: undefined,
  curve: undefined,
  viewed: undefined,
};

/** The filters of an address, as segments keep them. */
export const filtersOf = (search: MetricsSearch): SegmentFilters =>
  Object.fromEntries(
    [...filterNames, 'except' as const].flatMap((name) =>
      search[name] === undefined ? [] : [[name, search[name]]],
    ),
  );

/** An address with these filters and no others. */
export const withFilters = (filters: SegmentFilters): MetricsSearch => ({
  corporation: undefined,
  opportunity: undefined,
  cycle: undefined,
  userType: undefined,
  except: undefined,
  ...filters,
});
