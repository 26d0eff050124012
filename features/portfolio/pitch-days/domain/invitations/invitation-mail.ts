import { placeOfZone, zonedFormat } from '#core/domain/zoned-time.ts';
import type { AgendaItem } from './invitation.ts';

export interface DayMail {
  readonly kind: 'invitation' | 'update' | 'cancellation';
  /** The company or the person. */
  readonly name: string;
  readonly day: string;
  /** `2026-12-03`, in the time zone of the day. */
  readonly date: string;
  readonly timeZone: string;
  readonly place: string | null;
  readonly items: readonly AgendaItem[];
  readonly message: string;
  readonly sender: string;
  readonly corporation: string;
}

const locale = 'en-GB';
const dateWords = (date: string): string =>
  zonedFormat('UTC', locale, { dateStyle: 'full' }).format(new Date(`${date}T00:00:00Z`));

const line = ({ start, end, room, title }: AgendaItem, timeZone: string): string => {
  const clock = zonedFormat(timeZone, locale, { hour: '2-digit', minute: '2-digit' });
  return `${clock.format(new Date(start))}–${clock.format(new Date(end))}  ${title}, ${room}`;
};

/** The agenda as lines, in the time zone of the day. */
export const agendaLines = ({ items, timeZone }: Pick<DayMail, 'items' | 'timeZone'>): string =>
  items.map((item) => line(item, timeZone)).join('\n');

const subjects = {
  invitation: 'Invitation',
  update: 'New times',
  cancellation: 'Cancelled',
} as const;

/** What an invitation says, its preview too. */
export function dayMail(mail: DayMail): { readonly subject: string; readonly body: string } {
  const { kind, name, day, date, timeZone, place, message, sender, corporation } = mail;
  const when = dateWords(date);
  const leads = {
    invitation: `${corporation} invites you to “${day}” on ${when}. Please accept or decline the attached calendar entries.`,
    update: `The agenda of “${day}” on ${when} has changed. Please update your calendar with the attached entries.`,
    cancellation: `Your sessions of “${day}” on ${when} were cancelled. There is nothing for you to do.`,
  };
  const parts = [
    `Hello ${name},`,
    leads[kind],
    ...(kind === 'cancellation'
      ? []
      : [
          `Times are local to ${placeOfZone(timeZone)}:\n${agendaLines(mail)}`,
          ...(place === null ? [] : [`Place: ${place}`]),
        ]),
    ...(message.trim() === '' ? [] : [message.trim()]),
    `${sender}, on behalf of ${corporation}`,
  ];
  return { subject: `${subjects[kind]}: ${day}, ${when}`, body: `${parts.join('\n\n')}\n` };
}
