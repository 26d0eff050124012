import { declareEvents } from '#core/domain/events/events.ts';

export const calendarEvents = declareEvents({
  'user.calendarShared': { subject: 'user', history: 'made an address for the calendar' },
  'user.calendarEnded': { subject: 'user', history: 'ended the address of the calendar' },
});
