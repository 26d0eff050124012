import { instantOf } from '#core/domain/time-zone.ts';
import { minute } from '#core/domain/units.ts';

/** When a pitch day takes place: local dates and times, `2026-12-03` and `09:30`. */
export interface DayTimes {
  readonly date: string;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly slotMinutes: number;
  readonly breaks: readonly { readonly from: string; readonly to: string }[];
}

export interface TimeSlot {
  /** Instants in ISO 8601. */
  readonly start: string;
  readonly end: string;
}

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function instantAt({ date, timeZone }: DayTimes, minutes: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const wall = {
    year,
    month,
    day,
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    second: 0,
  };
  return instantOf(wall, timeZone).toISOString();
}

/**
 * The slots of a day one after the other. A slot that would reach into a break begins after it, and
 * one that would end after the day is left out.
 */
export function timeSlots(day: DayTimes): TimeSlot[] {
  const { startsAt, endsAt, slotMinutes, breaks } = day;
  const pauses = breaks
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  const end = minutesOf(endsAt);
  const slots: TimeSlot[] = [];
  let at = minutesOf(startsAt);
  while (at + slotMinutes <= end) {
    const started = at;
    const pause = pauses.find(({ from, to }) => from < started + slotMinutes && to > started);
    if (pause) {
      at = pause.to;
      continue;
    }
    const start = instantAt(day, at);
    slots.push({
      start,
      end: new Date(Date.parse(start) + slotMinutes * minute).toISOString(),
    });
    at += slotMinutes;
  }
  return slots;
}
