import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { EnteredInstant, Id, WebUrl, pageQuery, paginated, requiredText, text } from './schemas.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('a web address', () => {
  test.each([
    'https://skf.example',
    'http://skf.example:8080/a?b=c#d',
    'https://sub.skf.example/@somebody',
    'https://skf.example/?to=a@b',
  ])('%j is valid', (url) => {
    expect(accepts(WebUrl, url)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://skf.example',
    'skf.example',
    '//skf.example',
    'https://',
    'https://user:password@skf.example',
    'https://user@skf.example',
    'https://skf.example@evil.example',
    `https://skf.example/${'x'.repeat(limits.urlCharacters)}`,
    '',
    null,
  ])('%j is invalid', (url) => {
    expect(accepts(WebUrl, url)).toBe(false);
  });
});

describe('an instant entered by a user', () => {
  test.each([
    ['2026-05-01T12:00:00Z', '2026-05-01T12:00:00.000Z'],
    ['2026-05-01T12:00:00+02:00', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01T12:00:00.123456Z', '2026-05-01T12:00:00.123Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
    ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
  ])('%s is stored as %s', (entered, stored) => {
    expect(z.parse(EnteredInstant, entered)).toBe(stored);
  });

  test.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+10:00',
    '9999-12-31T23:59:59-15:00',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-05-01',
    '2026-05-01T12:00:00',
    'tomorrow',
    5,
  ])('%j is refused', (entered) => {
    expect(accepts(EnteredInstant, entered)).toBe(false);
  });
});

describe('text', () => {
  test('that PostgreSQL cannot store is refused', () => {
    for (const schema of [text(10), requiredText(10)]) {
      expect(accepts(schema, 'a\u0000b')).toBe(false);
      expect(accepts(schema, 'a\ud800b')).toBe(false);
      expect(accepts(schema, 'a🦊b')).toBe(true);
    }
  });

  test('that is required must not be blank, and is trimmed', () => {
    expect(accepts(requiredText(10), ' \t\n')).toBe(false);
    expect(z.parse(requiredText(3), '  abc  ')).toBe('abc');
  });
});

describe('a page', () => {
  const Query = z.object(pageQuery);
  test('has 25 rows by default, at least one and at most 100', () => {
    expect(z.parse(Query, {}).limit).toBe(limits.pageDefault);
    expect(z.parse(Query, { limit: '100' }).limit).toBe(limits.pageMost);
    for (const limit of ['0', '101', '-1', '1.5', '1e1', '', ' 5', '٣', 5]) {
      expect(accepts(Query, { limit })).toBe(false);
    }
  });

  test('may have no next page', () => {
    const Page = paginated(z.string());
    expect(accepts(Page, { data: [], hasNextPage: false })).toBe(true);
    expect(accepts(Page, { data: [1], hasNextPage: false })).toBe(false);
  });
});

test('an id may be a number or a text, and is coerced to text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.string()), (id) => {
      expect(z.parse(Id, id)).toBe(String(id));
    }),
  );
  for (const id of [null, undefined, {}, [], true]) expect(accepts(Id, id)).toBe(false);
});
