import { describe, expect, test } from 'vitest';
import { readDate } from './dates.ts';

describe('a date in UTC', () => {
  test.each([
    ['2020/03/19 12 p.m.', '2020-03-19T12:00:00.000Z'],
    ['2020/03/19 12 a.m.', '2020-03-19T00:00:00.000Z'],
    ['2021/12/03 11:59 p.m.', '2021-12-03T23:59:00.000Z'],
    ['2021/01/29 2:00 PM ', '2021-01-29T14:00:00.000Z'],
    ['2021/9/16 08:00 AM', '2021-09-16T08:00:00.000Z'],
    ['2021-09-16 18:30', '2021-09-16T18:30:00.000Z'],
    ['08/20/2014', '2014-08-20T00:00:00.000Z'],
    ['02/03/2014', '2014-02-03T00:00:00.000Z'],
    ['20/08/2014', '2014-08-20T00:00:00.000Z'],
    ['03.02.2014', '2014-02-03T00:00:00.000Z'],
    ['2014-08-20', '2014-08-20T00:00:00.000Z'],
    ['2014-08-20T10:00:00+02:00', '2014-08-20T08:00:00.000Z'],
    ['2014-08-20T10:00:00.125Z', '2014-08-20T10:00:00.125Z'],
    ['August 20, 2014', '2014-08-20T00:00:00.000Z'],
    ['Wednesday, Aug. 20th, 2014 at 5pm', '2014-08-20T17:00:00.000Z'],
    ['20 Aug 2014', '2014-08-20T00:00:00.000Z'],
    ['29 February 2024', '2024-02-29T00:00:00.000Z'],
    ['03-Apr-24', '2024-04-03T00:00:00.000Z'],
    ['3 Apr 98', '1998-04-03T00:00:00.000Z'],
    ['03-Apr-24 14:30', '2024-04-03T14:30:00.000Z'],
  ])('%s', (text, value) => expect(readDate(text)).toEqual({ value }));
});

test('empty text is no date', () => {
  expect(readDate(' \n')).toEqual({ value: null });
});

describe('in a time zone', () => {
  test.each([
    ['2021-01-15 12:00', 'America/New_York', '2021-01-15T17:00:00.000Z'],
    ['2021-07-15 12:00', 'America/New_York', '2021-07-15T16:00:00.000Z'],
    ['2021-07-15 12:00', 'Asia/Kathmandu', '2021-07-15T06:15:00.000Z'],
    // Skipped in spring, repeated in autumn.
    ['2021-03-28 02:30', 'Europe/Stockholm', '2021-03-28T01:30:00.000Z'],
    ['2021-10-31 02:30', 'Europe/Stockholm', '2021-10-31T00:30:00.000Z'],
    // A time zone in the text takes precedence over the given one.
    ['2021/10/14 11:00 AM ET', 'Europe/Stockholm', '2021-10-14T15:00:00.000Z'],
    ['2021-10-14 11:00 (Pacific Time)', 'UTC', '2021-10-14T18:00:00.000Z'],
    ['2021-10-14 11:00 Europe/Stockholm', 'UTC', '2021-10-14T09:00:00.000Z'],
    ['2021-10-14T11:00:00Z', 'America/New_York', '2021-10-14T11:00:00.000Z'],
  ])('%s means %s', (text, timeZone, value) =>
    expect(readDate(text, { timeZone })).toEqual({ value }),
  );

  test('a day without a time is its first or its last second', () => {
    const timeZone = 'America/New_York';
    expect(readDate('2021-08-31', { timeZone })).toEqual({ value: '2021-08-31T04:00:00.000Z' });
    expect(readDate('2021-08-31', { timeZone, dayMeans: 'end' })).toEqual({
      value: '2021-09-01T03:59:59.000Z',
    });
  });
});

describe('invalid dates', () => {
  test.each([
    ['02/30/2014', 'names a day that does not exist'],
    ['2021/02/29', 'names a day that does not exist'],
    ['2021-13-01', 'names a day that does not exist'],
    ['2021-01-01 25:00', 'names a time that does not exist'],
    ['2021-01-01 13:00 PM', 'names a time that does not exist'],
    ['tbd', 'could not be read as a date'],
    ['2021', 'could not be read as a date'],
    ['3 Apr 10:30', 'could not be read as a date'],
    ['2021-12-31 to 2022-01-03', 'could not be read as a date'],
    ['Maybe 3, 2021', 'could not be read as a date'],
    ['2021-01-01 10:00 XYZ', 'has “XYZ”, which is not a known time zone'],
  ])('%s', (text, problem) => expect(readDate(text)).toEqual({ problem }));
});
