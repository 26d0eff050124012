import { pitchDayLimits } from './limits.ts';
import type {
  Place,
  ScheduleLimit,
  ScheduleProblem,
  ScheduleResult,
  UnplacedSession,
} from './schedule-problem.ts';

/** Whether two sessions cannot be at the same time. */
export type Excludes = (a: UnplacedSession, b: UnplacedSession) => boolean;

/** No company, no opportunity and nobody of a case team is in two places at once. */
export function exclusionOf(sharedTeams: readonly (readonly [number, number])[]): Excludes {
  const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const shared = new Set(sharedTeams.map(([a, b]) => keyOf(a, b)));
  return (a, b) =>
    a.company === b.company ||
    a.opportunity === b.opportunity ||
    shared.has(keyOf(a.opportunity, b.opportunity));
}

const countsBy = (values: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** What each limit alone makes impossible. */
function limitsOf({ sessions, people, slots, rooms }: ScheduleProblem): ScheduleLimit[] {
  const byOpportunity = countsBy(sessions.map(({ opportunity }) => opportunity));
  const byCompany = countsBy(sessions.map(({ company }) => company));
  const tooMany = (kind: 'opportunity' | 'company', counts: ReadonlyMap<number, number>) =>
    [...counts].flatMap(([index, needed]): ScheduleLimit[] =>
      needed > slots ? [{ kind, index, needed }] : [],
    );
  const needed = Math.ceil(sessions.length / Math.max(1, rooms));
  return [
    ...(needed > slots ? [{ kind: 'rooms' as const, sessions: sessions.length, needed }] : []),
    ...tooMany('opportunity', byOpportunity),
    ...tooMany('company', byCompany),
    ...people.flatMap((opportunities): ScheduleLimit[] => {
      const together = opportunities.reduce((all, one) => all + (byOpportunity.get(one) ?? 0), 0);
      return opportunities.length > 1 && together > slots
        ? [{ kind: 'person', opportunities, needed: together }]
        : [];
    }),
  ];
}

type Search =
  | { readonly kind: 'found'; readonly slots: readonly number[] }
  | { readonly kind: 'none' | 'givenUp' };

/**
 * Colours the graph of sessions that exclude each other with slots, the session with the fewest slots
 * left first (DSATUR: Brélaz, 1979), and goes back where none is left.
 */
function findSlots(
  { sessions, sharedTeams, slots, rooms }: ScheduleProblem,
  fixed: readonly (number | null)[],
): Search {
  const excludes = exclusionOf(sharedTeams);
  const others = sessions.map((one, at) =>
    sessions.flatMap((other, index) => (index !== at && excludes(one, other) ? [index] : [])),
  );
  const places: (number | null)[] = [...fixed];
  const used = Array.from({ length: slots }, (_, slot) => fixed.filter((at) => at === slot).length);
  let steps = 0;

  const freeSlots = (at: number): number[] => {
    const taken = new Set((others[at] ?? []).map((other) => places[other]));
    return used.flatMap((count, slot) => (count < rooms && !taken.has(slot) ? [slot] : []));
  };
  const place = (left: number): 'found' | 'none' | 'givenUp' => {
    if (left === 0) return 'found';
    steps += 1;
    if (steps > pitchDayLimits.scheduleStepsMost) return 'givenUp';
    let [next, free, degree]: [number, number[], number] = [-1, [], -1];
    for (const [at, slot] of places.entries()) {
      if (slot !== null) continue;
      const open = freeSlots(at);
      const neighbours = others[at]?.length ?? 0;
      if (
        next === -1 ||
        open.length < free.length ||
        (open.length === free.length && neighbours > degree)
      )
        [next, free, degree] = [at, open, neighbours];
      if (free.length === 0) return 'none';
    }
    for (const slot of free) {
      places[next] = slot;
      used[slot] = (used[slot] ?? 0) + 1;
      const outcome = place(left - 1);
      if (outcome !== 'none') return outcome;
      places[next] = null;
      used[slot] = (used[slot] ?? 0) - 1;
    }
    return 'none';
  };
  const outcome = place(places.filter((slot) => slot === null).length);
  return outcome === 'found'
    ? { kind: 'found', slots: places.map((slot) => slot ?? 0) }
    : { kind: outcome };
}

/** A room for each session: the one where it is kept, else where its opportunity was last, else a free one. */
function chooseRooms(
  { sessions, rooms }: ScheduleProblem,
  slots: readonly number[],
  fixedPlaces: readonly (Place | null)[],
): Place[] {
  const places: (Place | null)[] = fixedPlaces.map((place, at) =>
    place?.slot === slots[at] ? place : null,
  );
  const roomOf = new Map<number, number>();
  for (const [at, place] of places.entries()) {
    const session = sessions[at];
    if (place && session) roomOf.set(session.opportunity, place.room);
  }
  const order = sessions.map((_, at) => at).toSorted((a, b) => (slots[a] ?? 0) - (slots[b] ?? 0));
  const isTaken = (slot: number, room: number) =>
    places.some((place) => place?.slot === slot && place.room === room);
  for (const at of order) {
    const [session, slot] = [sessions[at], slots[at] ?? 0];
    if (places[at] || !session) continue;
    const usual = roomOf.get(session.opportunity) ?? session.opportunity % rooms;
    const free = Array.from({ length: rooms }, (_, room) => room).filter(
      (room) => !isTaken(slot, room),
    );
    const room = free.includes(usual) ? usual : (free[0] ?? 0);
    places[at] = { slot, room };
    if (!roomOf.has(session.opportunity)) roomOf.set(session.opportunity, room);
  }
  return places.map((place) => place ?? { slot: 0, room: 0 });
}

/** The places that sessions keep: within the day, none taken twice, and none that exclude each other. */
function keptPlaces({ sessions, sharedTeams, slots, rooms, kept }: ScheduleProblem) {
  const excludes = exclusionOf(sharedTeams);
  const places: (Place | null)[] = sessions.map(() => null);
  for (const [at, session] of sessions.entries()) {
    const place = kept?.[at];
    if (!place || place.slot >= slots || place.room >= rooms) continue;
    const isClash = places.some((other, index) => {
      const placed = sessions[index];
      return (
        other?.slot === place.slot &&
        placed !== undefined &&
        (other.room === place.room || excludes(session, placed))
      );
    });
    if (!isClash) places[at] = place;
  }
  return places;
}

/** A time and a room for each session; or why the day is too short. */
export function schedule(problem: ScheduleProblem): ScheduleResult {
  const limits = limitsOf(problem);
  if (limits.length > 0) return { kind: 'tooShort', limits };
  const places = keptPlaces(problem);
  const nowhere = problem.sessions.map(() => null);
  const around = findSlots(
    problem,
    places.map((place) => place?.slot ?? null),
  );
  if (around.kind === 'found')
    return { kind: 'scheduled', places: chooseRooms(problem, around.slots, places) };
  const anew = places.some((place) => place !== null) ? findSlots(problem, nowhere) : around;
  return anew.kind === 'found'
    ? { kind: 'scheduled', places: chooseRooms(problem, anew.slots, nowhere) }
    : { kind: 'tooShort', limits: [{ kind: 'together', isProven: anew.kind === 'none' }] };
}
