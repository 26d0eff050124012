import type { DayRange } from './range.ts';
import type { SegmentFilters } from './segment.ts';

/** The printable report of some days. Lists are JSON, as the router reads them. */
export function linkToReport({ from, to }: DayRange, filters: SegmentFilters): string {
  const search = Object.entries(filters).map(
    ([name, values]) => `${name}=${encodeURIComponent(JSON.stringify(values))}`,
  );
  return `/metrics/report?${[`from=${from}`, `to=${to}`, ...search].join('&')}`;
}

/** Where the reports that one gets are chosen. */
export const linkToSegments = '/metrics?segments=true';
