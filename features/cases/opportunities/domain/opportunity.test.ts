import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { Opportunity, OpportunityDraft, opportunityStatus } from './opportunity.ts';

const now = new Date('2026-06-01T00:00:00Z');
const before = new Date('2026-05-01T00:00:00Z');
const earlier = new Date('2026-04-01T00:00:00Z');
const later = new Date('2026-07-01T00:00:00Z');
const never = null;

describe('the status of an opportunity', () => {
  test.each([
    ['was never closed and has no end', never, never, never, 'ACTIVE'],
    ['ends later', never, never, later, 'ACTIVE'],
    ['ends now', never, never, now, 'FINISHED'],
    ['has ended', never, never, before, 'FINISHED'],
    ['was closed before its end', before, never, later, 'FINISHED'],
    ['was closed and reopened', earlier, before, later, 'ACTIVE'],
    ['was reopened at the moment it was closed', before, before, later, 'ACTIVE'],
    ['was reopened and closed again', before, earlier, later, 'FINISHED'],
    ['ended and was reopened since', never, before, earlier, 'ACTIVE'],
    ['ended after it was reopened', never, earlier, before, 'FINISHED'],
    ['was closed, reopened, and has ended since', earlier, earlier, before, 'FINISHED'],
    ['was closed and ended, and was reopened after both', earlier, now, before, 'ACTIVE'],
  ] as const)('that %s: %s / %s / %s → %s', (_what, closedAt, reopenedAt, endDate, status) => {
    expect(opportunityStatus({ closedAt, reopenedAt, endDate }, now)).toBe(status);
  });

  test('stays finished until it is reopened', () => {
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const maybe = fc.option(moment);
    fc.assert(
      fc.property(maybe, maybe, maybe, moment, moment, (closedAt, reopenedAt, endDate, a, b) => {
        const times = { closedAt, reopenedAt, endDate };
        const [first, second] = a < b ? [a, b] : [b, a];
        if (opportunityStatus(times, first) === 'FINISHED') {
          expect(opportunityStatus(times, second)).toBe('FINISHED');
        }
        const reopened = { ...times, reopenedAt: second };
        if ([closedAt, endDate].every((time) => time === null || time <= second)) {
          expect(opportunityStatus(reopened, second)).toBe('ACTIVE');
        }
      }),
    );
  });
});

const whole = {
  id: 7,
  corporationId: 'c',
  cycleId: 'y',
  name: 'n',
  url: 'https://skf.example',
  introduction: null,
  businessNeed: null,
  callToAction: null,
  focusAreas: null,
};

describe('the number of submissions', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['007', 7],
    [0, 0],
  ])('%j is read as %d', (input, read) => {
    expect(Opportunity.parse({ ...whole, numSubmissions: input }).numSubmissions).toBe(read);
  });

  test.each([-1, 1.5, '', ' 3', '0x10', '1e3', '-3', 'three', Number.NaN, null])(
    '%j is not one',
    (input) => {
      expect(Opportunity.safeParse({ ...whole, numSubmissions: input }).success).toBe(false);
    },
  );
});

const uuid = '019a0000-0000-7000-8000-000000000001';
const draft = { corporationId: uuid, cycleId: uuid, name: 'A challenge' };
const accepts = (more: object) => OpportunityDraft.safeParse({ ...draft, ...more }).success;

describe('a draft', () => {
  test('needs a name that is not blank, and trims it', () => {
    expect(OpportunityDraft.parse({ ...draft, name: '  A  ' }).name).toBe('A');
    expect(accepts({ name: ' \n ' })).toBe(false);
    expect(accepts({ name: 'x'.repeat(limits.nameCharacters) })).toBe(true);
    expect(accepts({ name: 'x'.repeat(limits.nameCharacters + 1) })).toBe(false);
  });

  test('drops the fields that only the server sets', () => {
    const claimed = {
      ...draft,
      status: 'FINISHED',
      roles: ['Case Owner'],
      numSubmissions: 9,
      team: [],
    };
    expect(OpportunityDraft.parse(claimed)).toEqual(draft);
  });

  test('removes duplicate categories', () => {
    expect(
      OpportunityDraft.parse({ ...draft, categories: ['a', ' a ', 'b', 'a'] }).categories,
    ).toEqual(['a', 'b']);
    expect(accepts({ categories: Array.from({ length: 21 }, (_, index) => `c${index}`) })).toBe(
      false,
    );
    expect(accepts({ categories: [''] })).toBe(false);
  });

  test('accepts a reward in a currency', () => {
    expect(accepts({ reward: { amount: 25_000, currency: 'EUR' } })).toBe(true);
    expect(accepts({ reward: { amount: -1, currency: 'EUR' } })).toBe(false);
    expect(accepts({ reward: { amount: Number.POSITIVE_INFINITY, currency: 'EUR' } })).toBe(false);
    expect(accepts({ reward: { amount: 1, currency: 'euros' } })).toBe(false);
  });
});
