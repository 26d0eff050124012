import type { Place } from './schedule-problem.ts';

/** What a session needs to be compared by. Hidden ones have no names. */
export interface PlacedSession {
  readonly id: string;
  readonly opportunityId: string;
  readonly companyId: string;
  readonly slot: number | null;
  readonly room: number | null;
}

export interface ClashNames {
  /** Null: the reader does not see it. */
  readonly opportunity: (id: string) => string | null;
  readonly company: (id: string) => string;
  readonly sharesPeople: (opportunityId: string, otherId: string) => boolean;
}

/** Why two sessions cannot be at the same time, or null. */
function clashOf(one: PlacedSession, other: PlacedSession, names: ClashNames): string | null {
  const name = names.opportunity(other.opportunityId);
  const seen = name ?? 'a session that you do not see';
  if (one.companyId === other.companyId)
    return `${names.company(one.companyId)} meets ${name ?? 'someone else'} at this time.`;
  if (one.opportunityId === other.opportunityId)
    return `${names.opportunity(one.opportunityId) ?? 'It'} meets ${names.company(other.companyId)} at this time.`;
  return names.sharesPeople(one.opportunityId, other.opportunityId)
    ? `A member of its case team is in ${seen} at this time.`
    : null;
}

/** Why a session cannot be at a place, beside those that are there; empty when it can. */
export function clashesAt(
  session: PlacedSession,
  { slot, room }: Place,
  others: readonly PlacedSession[],
  names: ClashNames,
): string[] {
  return others.flatMap((other) => {
    if (other.id === session.id || other.slot !== slot) return [];
    const clash = clashOf(session, other, names);
    if (clash !== null) return [clash];
    return other.room === room ? ['Another session has this room at this time.'] : [];
  });
}

/** After a move: one that was there goes where the moved one was. Null: no such session. */
export function movedTo<Session extends PlacedSession>(
  sessions: readonly Session[],
  id: string,
  { slot, room }: Place,
): Session[] | null {
  const moved = sessions.find((session) => session.id === id);
  if (!moved) return null;
  return sessions.map((session) => {
    if (session.id === id) return { ...session, slot, room };
    const isThere = session.slot === slot && session.room === room;
    return isThere ? { ...session, slot: moved.slot, room: moved.room } : session;
  });
}

/** Why a move is impossible: clashes of what is moved, and of what takes its place. */
export function clashesOfMove(
  sessions: readonly PlacedSession[],
  id: string,
  place: Place,
  names: ClashNames,
): string[] {
  const after = movedTo(sessions, id, place) ?? [];
  const before = new Map(sessions.map((session) => [session.id, session]));
  return after.flatMap((session) => {
    const old = before.get(session.id);
    const { slot, room } = session;
    const isMoved = old?.slot !== slot || old.room !== room;
    return isMoved && slot !== null && room !== null
      ? clashesAt(session, { slot, room }, after, names)
      : [];
  });
}
