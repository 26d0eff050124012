import { expect, test } from 'vitest';
import { alertMail } from './alert-mail.ts';

const about = {
  firstName: 'Ann',
  name: 'Quiet gears',
  frequency: 'daily',
  timeZone: 'Europe/Stockholm',
  since: '2026-11-20T23:30:00Z',
  count: 12,
  newest: [
    {
      name: 'Acme',
      oneLiner: 'Gears\r\nthat turn',
      address: 'https://o.example/company/startup/1',
    },
    { name: 'Bolt', oneLiner: null, address: 'https://o.example/company/startup/2' },
  ],
  searchAddress: 'https://o.example/search?q=gears',
  listAddress: 'https://o.example/saved-searches',
} as const;

test('an alert names the newest, their number, where to see them and how to turn it off', () => {
  const { subject, body } = alertMail(about);
  expect(subject).toBe('12 new companies for “Quiet gears”');
  expect(body).toContain('since Saturday 21 November the directory has 12 new companies');
  expect(body).toContain('- Acme\n  Gears that turn\n  https://o.example/company/startup/1\n');
  expect(body).toContain('and 10 more.');
  expect(body).toContain('every day');
  expect(body).toContain('https://o.example/search?q=gears\n');
  expect(body).toContain('https://o.example/saved-searches\n');
});

test('a single company is in the singular, without a further count', () => {
  const { subject, body } = alertMail({ ...about, count: 1, newest: [about.newest[0]] });
  expect(subject).toBe('1 new company for “Quiet gears”');
  expect(body).not.toContain('more.');
});
