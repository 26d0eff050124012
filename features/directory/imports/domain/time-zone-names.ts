import { isTimeZone } from '#core/domain/time-zone.ts';

/** Time zone abbreviations. Ambiguous ones, such as IST, are left out. */
const zones: Partial<Record<string, string>> = {
  Z: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
  ET: 'America/New_York',
  EASTERN: 'America/New_York',
  EST: '-05:00',
  EDT: '-04:00',
  CT: 'America/Chicago',
  CENTRAL: 'America/Chicago',
  CST: '-06:00',
  CDT: '-05:00',
  MT: 'America/Denver',
  MOUNTAIN: 'America/Denver',
  MST: '-07:00',
  MDT: '-06:00',
  PT: 'America/Los_Angeles',
  PACIFIC: 'America/Los_Angeles',
  PST: '-08:00',
  PDT: '-07:00',
  CET: '+01:00',
  CEST: '+02:00',
};

const offset = /^([+-])(\d{2})(?::?(\d{2}))?$/u;

/** The time zone of “ET”, “(Eastern Time)”, “+0200” or “Europe/Stockholm”; null for any other text. */
export function findTimeZone(text: string): string | null {
  const name = text.replaceAll(/^\(|\)$/gu, '').replace(/ (?:standard |daylight )?time$/iu, '');
  const [, sign, hours, minutes = '00'] = offset.exec(name) ?? [];
  const zone =
    sign === undefined ? (zones[name.toUpperCase()] ?? name) : `${sign}${hours ?? ''}:${minutes}`;
  return isTimeZone(zone) ? zone : null;
}
