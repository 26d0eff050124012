import * as z from 'zod/mini';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { savedSearchLimits } from './limits.ts';
import { Id, Instant, requiredText, text } from '#core/domain/schemas.ts';
import { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import { SearchFilters } from '#features/directory/search/domain/filters.ts';
import { isTimeZone } from '#core/domain/time-zone.ts';

const TimeZone = text(savedSearchLimits.timeZoneCharacters).check(
  z.refine(isTimeZone, 'This is not a time zone.'),
);

/** Settings by its owner. */
export const SavedSearchDraft = z.object({
  name: requiredText(savedSearchLimits.savedSearchNameCharacters),
  query: text(savedSearchLimits.scoutCharacters),
  filters: SearchFilters,
  frequency: AlertFrequency,
  /** The owner's time zone, for alerts in the morning. Omitted: unchanged, or UTC. */
  timeZone: z.optional(TimeZone),
});
export type SavedSearchDraft = z.infer<typeof SavedSearchDraft>;

/** A search without words and filters, which finds every company. */
export const isEmptySearch = ({
  query,
  filters,
}: Pick<SavedSearchDraft, 'query' | 'filters'>): boolean =>
  query.trim() === '' && Object.keys(filters).every((name) => name === 'asWords');

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  query: z.string(),
  filters: SearchFilters,
  frequency: AlertFrequency,
  /** Time of the next check for an alert; null: never. */
  nextAlertAt: z.nullable(Instant),
  /** The owner's last visit. */
  seenAt: Instant,
  createdAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** New results since the owner's last visit: their number, and the newest. */
export const SavedSearchNewResults = z.object({
  id: Id,
  count: z.int(),
  newest: z.array(
    z.object({ ref: CompanyRef, name: z.string(), oneLiner: z.nullable(z.string()) }),
  ),
});
export type SavedSearchNewResults = z.infer<typeof SavedSearchNewResults>;
