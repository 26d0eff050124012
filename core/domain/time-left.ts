import { pluralize } from './format.ts';

const minuteMs = 60_000;

/** What is left until an end, of which the days are counted: on its last day, hours and minutes. */
export function wordsForTimeLeft(end: string, days: number, now: Date): string {
  if (days > 0) return `${pluralize(days, 'day', 'days')} left`;
  const minutes = Math.ceil((Date.parse(end) - now.getTime()) / minuteMs);
  if (minutes <= 0) return 'Closed';
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 && pluralize(hours, 'hour', 'hours'),
    minutes % 60 > 0 && pluralize(minutes % 60, 'minute', 'minutes'),
  ];
  return `${parts.filter(Boolean).join(' ')} left`;
}
