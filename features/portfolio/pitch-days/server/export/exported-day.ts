import { printable } from '#core/domain/text/printable.ts';
import { reasonWords } from '#features/portfolio/matches/domain/reasons.ts';
import { linkToPitchDay } from '#features/portfolio/pitch-days/domain/links.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/domain/pitch-day.ts';

export interface ExportedSession {
  readonly id: string;
  readonly opportunity: string;
  readonly company: string;
  readonly oneLiner: string | null;
  readonly companyUrl: string | null;
  /** Null: it has no place. */
  readonly when: { readonly start: Date; readonly end: Date; readonly room: string } | null;
  readonly slot: number | null;
  readonly room: number | null;
  readonly score: number;
  readonly isPinned: boolean;
  readonly reasons: readonly string[];
  readonly nextBest: { readonly company: string; readonly loss: number } | null;
}

/** A day as files show it. */
export interface ExportedDay {
  readonly name: string;
  readonly corporation: string;
  readonly date: string;
  readonly timeZone: string;
  readonly version: number;
  readonly url: string;
  readonly rooms: readonly string[];
  readonly slots: readonly { readonly start: Date; readonly end: Date }[];
  /** In the order of the day; those without a place last. */
  readonly sessions: readonly ExportedSession[];
}

export function exportedDay(page: PitchDayPage, publicUrl: string): ExportedDay {
  const named = new Map(page.opportunities.map(({ id, name }) => [id, name]));
  const cards = new Map(page.companies.map(({ company }) => [company.id, company]));
  const slots = page.slots.map(({ start, end }) => ({
    start: new Date(start),
    end: new Date(end),
  }));
  const sessions = page.sessions.map((session): ExportedSession => {
    const { slot, room, nextBest } = session;
    const company = cards.get(session.companyId);
    const time = slot === null ? undefined : slots[slot];
    const place = room === null ? undefined : page.rooms[room];
    return {
      id: session.id,
      slot,
      room,
      score: session.score,
      isPinned: session.isPinned,
      opportunity: named.get(session.opportunityId) ?? '',
      company: company?.name ?? '',
      oneLiner: company?.oneLiner ?? null,
      companyUrl: company?.url ?? null,
      when: time && place !== undefined ? { ...time, room: place } : null,
      reasons: session.reasons.map(reasonWords),
      nextBest: nextBest && { company: nextBest.companyName, loss: nextBest.loss },
    };
  });
  const orderOf = ({ slot, room }: ExportedSession) =>
    slot === null || room === null ? Number.MAX_SAFE_INTEGER : slot * page.rooms.length + room;
  return printable({
    name: page.name,
    corporation: page.corporation.name,
    date: page.date,
    slots,
    timeZone: page.timeZone,
    version: page.version,
    rooms: page.rooms,
    url: new URL(linkToPitchDay(page.id), publicUrl).href,
    sessions: sessions.toSorted((a, b) => orderOf(a) - orderOf(b)),
  });
}
