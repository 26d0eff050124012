import type { MailLine } from '#core/domain/events/notification-entry.ts';
import { firstWork, listWork } from '#features/people/needs-you/domain/listed-work.ts';
import type { NeedsYou } from '#features/people/needs-you/domain/needs-you.ts';
import { weeklyMailLimits } from './limits.ts';

/** "12 November": a mail is read days later, when "tomorrow" is another day. */
function dayOf(at: string, timeZone: string): string {
  const zone = at.includes('T') ? timeZone : 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  });
  return format.format(new Date(at));
}

/** The lines that stand first on Projects, in a mail; and how many more there are. */
export function workLines(
  answer: NeedsYou,
  timeZone: string,
): { readonly items: MailLine[]; readonly more: number } {
  const all = listWork(answer);
  const first = firstWork(all, weeklyMailLimits.workLinesMost);
  const items = first.map(({ verb, title, note, when, at, link }) => {
    const time = when === null || at === null ? [] : [`${when} ${dayOf(at, timeZone)}`.trim()];
    const notes = [...(note ? [note] : []), ...time];
    return {
      text: `${verb}: ${title}`,
      note: notes.length === 0 ? null : notes.join(' · '),
      link,
    };
  });
  return { items, more: all.length - first.length };
}
