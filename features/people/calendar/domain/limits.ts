import { day } from '#core/domain/units.ts';

export const calendarLimits = {
  /** How far back deadlines stay in the calendar, and how far ahead they are told. */
  behindMs: 30 * day,
  aheadMs: 400 * day,
  /** Of one kind. */
  entriesMost: 500,
  /** How often programs are asked to read it again. */
  refreshHours: 1,
  /** By one address; services that read for many people have few. */
  readsPerHour: 600,
} as const;
