/** A day on the track of a cycle; `place` from 0 to 1. */
export interface TrackDay {
  readonly name: string;
  readonly date: string;
  readonly place: number;
}

export interface TrackLabel {
  readonly days: readonly TrackDay[];
  readonly place: number;
  readonly side: 'start' | 'middle' | 'end';
}

/** Labels that are nearer than this share of the track would touch: half of each is between them. */
const nearest = 0.09;
/** The first and the last are whole on one side of their day. */
const nearestToEdge = 1.5 * nearest;

/** The labels under a track, in order: days that are too near to each other share one. */
export function labelsOf(days: readonly TrackDay[]): TrackLabel[] {
  const groups: TrackDay[][] = [];
  const inOrder = days.toSorted((a, b) => a.place - b.place);
  for (const [index, day] of inOrder.entries()) {
    const last = groups.at(-1);
    const lastDay = last?.at(-1);
    const room = index === 1 || index === inOrder.length - 1 ? nearestToEdge : nearest;
    if (last && lastDay && day.place - lastDay.place < room) last.push(day);
    else groups.push([day]);
  }
  return groups.map((group, index) => {
    const isLast = index === groups.length - 1;
    const place = (isLast ? group.at(-1) : group[0])?.place ?? 0;
    // A label of several days needs the room of the one before it.
    const isBeforeWide = index === groups.length - 2 && (groups.at(-1)?.length ?? 0) > 1;
    const side = isLast || isBeforeWide ? 'end' : 'middle';
    return { days: group, place, side: index === 0 ? 'start' : side };
  });
}
