import { formatList, plural, pluralize } from '#core/domain/format.ts';
import type { Conflict } from './assignment-problem.ts';
import type { ScheduleLimit } from './schedule-problem.ts';

/** Names by place in the problem. */
export interface ProblemNames {
  readonly opportunity: (row: number) => string;
  readonly company: (column: number) => string;
}

const companies = (count: number) => pluralize(count, 'company', 'companies', 'en');
const sessions = (count: number) => pluralize(count, 'session', 'sessions', 'en');
const isOrAre = (count: number) => plural(count, 'is', 'are');

/** "Slewing bearings wants 5 companies, but only 3 are allowed." */
export function conflictWords(conflict: Conflict, { opportunity, company }: ProblemNames): string {
  if (conflict.kind === 'pinnedAndForbidden')
    return `${opportunity(conflict.row)} and ${company(conflict.column)} are both pinned and forbidden.`;
  if (conflict.kind === 'tooManyPins') {
    const { side, index, pinned, most } = conflict;
    return side === 'opportunity'
      ? `${opportunity(index)} wants ${companies(most)}, but ${pinned} ${isOrAre(pinned)} pinned to it.`
      : `${company(index)} takes ${sessions(most)}, but is pinned to ${pinned}.`;
  }
  const { rows, wanted, available, allowed } = conflict;
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) {
    return available === allowed
      ? `${opportunity(first)} wants ${companies(wanted)}, but only ${allowed} ${isOrAre(allowed)} allowed.`
      : `${opportunity(first)} wants ${companies(wanted)}, but only ${available} of the ${allowed} allowed ${plural(available, 'has', 'have')} time for it.`;
  }
  return `${formatList(rows.map(opportunity))} together want ${sessions(wanted)}, but the ${companies(allowed)} allowed for them can take only ${available}.`;
}

/** Why the day is too short, in a sentence. */
export function scheduleLimitWords(
  limit: ScheduleLimit,
  { slots, rooms }: { readonly slots: number; readonly rooms: number },
  { opportunity, company }: ProblemNames,
): string {
  const has = `the day has ${slots}`;
  const times = (count: number) => pluralize(count, 'time slot', 'time slots', 'en');
  switch (limit.kind) {
    case 'rooms':
      return `${sessions(limit.sessions)} in ${pluralize(rooms, 'room', 'rooms', 'en')} need ${times(limit.needed)}; ${has}.`;
    case 'opportunity':
      return `${opportunity(limit.index)} has ${sessions(limit.needed)}, one after the other; ${has} slots.`;
    case 'company':
      return `${company(limit.index)} has ${sessions(limit.needed)}, one after the other; ${has} slots.`;
    case 'person':
      return `The same person is on the case teams of ${formatList(limit.opportunities.map(opportunity))}, so their ${sessions(limit.needed)} are one after the other; ${has} slots.`;
    case 'together':
      return limit.isProven
        ? `There is no schedule without clashes in ${times(slots)}: the same people and companies are in too many sessions.`
        : `No schedule without clashes was found in ${times(slots)}: the same people and companies are in too many sessions.`;
  }
}
