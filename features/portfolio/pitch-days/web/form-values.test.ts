import { expect, test } from 'vitest';
import { readForm, readTime, usualValues } from './form-values.ts';

const values = { ...usualValues(), name: ' Spring ', date: '2027-03-04', timeZone: 'UTC' };

test('Times are read as people write them', () => {
  expect(['9:00', '09.30', ' 23:59 ', '24:00', '9', '10:60'].map(readTime)).toEqual([
    '09:00',
    '09:30',
    '23:59',
    null,
    null,
    null,
  ]);
});

test('What is typed becomes a day', () => {
  expect(
    readForm({ ...values, breaks: '10:30-11:00, 12.00 – 13.00', rooms: 'Hall, , Lab ' }),
  ).toEqual({
    fields: {
      name: 'Spring',
      date: '2027-03-04',
      timeZone: 'UTC',
      startsAt: '09:00',
      endsAt: '16:00',
      slotMinutes: 30,
      rooms: ['Hall', 'Lab'],
      place: null,
      breaks: [
        { from: '10:30', to: '11:00' },
        { from: '12:00', to: '13:00' },
      ],
    },
  });
});

test('Each field that is wrong says what it needs', () => {
  const wrong = { ...values, name: '', endsAt: '8:00', breaks: '13:00–12:00', rooms: ',' };
  expect(readForm({ ...wrong, slotMinutes: '4', date: '' })).toEqual({
    problems: {
      name: 'Enter a name.',
      date: 'Choose a date.',
      endsAt: 'It ends before it begins.',
      slotMinutes: 'Enter 5 to 240 minutes.',
      breaks: 'Write breaks such as 10:30–11:00, 12:00–13:00.',
      rooms: 'Name at least one room.',
    },
  });
});
