import { instantOf, wallTimeAt } from '#core/domain/time-zone.ts';

const edges = {
  first: { hour: 0, minute: 0, second: 0 },
  last: { hour: 23, minute: 59, second: 59 },
} as const;

/** The first or the last second of the day that an instant is on in a time zone. */
export function edgeOfDay(edge: keyof typeof edges, at: string, timeZone: string): string {
  const wall = { ...wallTimeAt(new Date(at), timeZone), ...edges[edge] };
  return instantOf(wall, timeZone).toISOString();
}
