export const documentLimits = {
  localeCharacters: 35,
  timeZoneCharacters: 60,
  /** Kinds of notifications with a choice of their own, and the length of a kind. */
  notificationChoicesMost: 60,
  notificationKindCharacters: 60,
} as const;
