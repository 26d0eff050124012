import { expect, test } from 'vitest';
import { timeSlots } from './time-slots.ts';

const day = {
  date: '2026-12-03',
  timeZone: 'Europe/Stockholm',
  startsAt: '09:00',
  endsAt: '12:00',
  slotMinutes: 30,
  breaks: [{ from: '10:15', to: '10:45' }],
};
const startsOf = (times: Parameters<typeof timeSlots>[0]) =>
  timeSlots(times).map(({ start }) => start.slice(11, 16));

test('Slots follow each other, leave breaks out and end with the day', () => {
  expect(startsOf(day)).toEqual(['08:00', '08:30', '09:45', '10:15']);
  expect(timeSlots(day)[3]).toEqual({
    start: '2026-12-03T10:15:00.000Z',
    end: '2026-12-03T10:45:00.000Z',
  });
});

test('In summer the same local time is an hour earlier', () => {
  expect(startsOf({ ...day, date: '2026-07-03' })[0]).toBe('07:00');
});

test('Breaks that overlap, end before they begin or lie outside change nothing else', () => {
  const breaks = [
    { from: '09:30', to: '10:30' },
    { from: '10:00', to: '11:00' },
    { from: '12:30', to: '13:00' },
    { from: '11:30', to: '11:00' },
  ];
  expect(startsOf({ ...day, breaks })).toEqual(['08:00', '10:00', '10:30']);
});

test('A day that ends before it begins has no slot', () => {
  expect(timeSlots({ ...day, endsAt: '08:00' })).toEqual([]);
});
