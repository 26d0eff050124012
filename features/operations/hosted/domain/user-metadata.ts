import * as z from 'zod/mini';
import { MailFrequency, NotificationChannel } from '#core/domain/events/notification-channels.ts';
import { viewModes } from '#core/domain/identity/view-mode.ts';
import { densities, shortcutChoices, themes } from '#core/domain/preferences.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { isTimeZone } from '#core/domain/time-zone.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { SearchFilters } from '#features/directory/search/domain/filters.ts';
import { documentLimits } from './limits.ts';

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

const Locale = text(documentLimits.localeCharacters).check(
  z.refine(isLocale, 'There is no such locale.'),
);

const TimeZone = text(documentLimits.timeZoneCharacters).check(
  z.refine(isTimeZone, 'There is no such time zone.'),
);

/** By kind of notification, where it is sent. A kind that is not there has its default. */
const NotificationChoices = z
  .record(text(documentLimits.notificationKindCharacters), NotificationChannel)
  .check(
    z.refine(
      (choices) => Object.keys(choices).length <= documentLimits.notificationChoicesMost,
      'There are not that many kinds.',
    ),
  );

/** Newest first. Replaces all of them. */
const RecentSearches = z
  .array(z.object({ query: text(savedSearchLimits.scoutCharacters), filters: SearchFilters }))
  .check(z.maxLength(savedSearchLimits.recentSearchesMost));

const choice = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

/** A partial update of a person's choices: omitted fields are unchanged, null is no choice. */
export const UserMetadataChange = z.strictObject({
  theme: choice(z.enum(themes)),
  density: choice(z.enum(densities)),
  /** Whether single characters are shortcuts. */
  shortcuts: choice(z.enum(shortcutChoices)),
  locale: choice(Locale),
  timeZone: choice(TimeZone),
  notificationChoices: choice(NotificationChoices),
  mailFrequency: choice(MailFrequency),
  weeklyMail: choice(z.boolean()),
  /** `all`: every corporation. */
  activeCorporationId: choice(z.union([z.literal('all'), Uuid])),
  /** Section 3, "the active collection". */
  activeCollectionId: choice(Uuid),
  viewMode: choice(z.enum(viewModes)),
  recentSearches: z.optional(RecentSearches),
});
export type UserMetadataChange = z.infer<typeof UserMetadataChange>;
