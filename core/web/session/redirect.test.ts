import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect, signInUrl } from './redirect.ts';

describe('stays inside the app', () => {
  test.each([
    '/projects',
    '/collection/7',
    '/discover?category=a&q=R%26D%5C',
    '/search?q=//x',
    '/search?q=%2F%2Fevil#a//b',
    '/radars/1#ring',
    '/a/100%25',
    '/profile/j%C3%BCrgen',
    '/apidocs',
    '/signing',
    '/reset-password',
  ])('%s is followed', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  test('a path is returned resolved, so that what was checked is what is opened', () => {
    expect(safeRedirect('/a/../projects')).toBe('/projects');
    expect(safeRedirect('/a b')).toBe('/a%20b');
  });
});

describe('falls back', () => {
  test.each([
    undefined,
    null,
    5,
    ['/projects'],
    { toString: () => '/projects' },
    '',
    'projects',
    ' /projects',
    'https://evil.example',
    'javascript:alert(1)',
  ])('when it is not a path: %j', (candidate) => {
    expect(safeRedirect(candidate)).toBe('/projects');
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/x',
    '/\u0085x',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a//b',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%255Cevil.example',
    '/%25250Aevil',
    '/.%2F/evil.example',
    '/%2e/%2Fevil.example',
    '/%2F%',
    '/%ff%5Cevil.example',
  ])('when it leaves the app, directly or once decoded: %j', (candidate) => {
    expect(safeRedirect(candidate)).toBe('/projects');
  });

  test.each([
    '/',
    '/?',
    '/#',
    '/?redirect=/x',
    '/.',
    '/a/..',
    '/signin',
    '/signin/',
    '/signin?redirect=/signin',
    '/SignIn',
    '/%73ignin',
    '/login',
    '/login#x',
    '/api',
    '/api/auth/sign-out',
    '/API/x',
    '/x/../api/y',
    '/%61pi/x',
    '/x/%2e%2e/api/y',
    '/x%2F..%2Fapi%2Fy',
  ])('when it would loop or is not a screen: %s', (candidate) => {
    expect(safeRedirect(candidate)).toBe('/projects');
  });

  test('when it is longer than any path of ours', () => {
    expect(safeRedirect(`/${'a'.repeat(2000)}`)).toBe('/projects');
  });

  test('to the fallback of the caller', () => {
    expect(safeRedirect('//evil.example', '/discover')).toBe('/discover');
  });
});

const origin = 'https://app.example';
const hostile = fc.array(
  fc.constantFrom(
    ...'/\\.%25FfCc09aA?#@:;\t\n\r\0 é',
    '%2f',
    '%5c',
    '%252F',
    '..',
    'api',
    'signin',
    '//',
  ),
  { maxLength: 12 },
);
const candidates = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
  hostile.map((parts) => `/${parts.join('')}`),
);

test('for any input, the result stays at our origin and names no host', () => {
  fc.assert(
    fc.property(candidates, (candidate) => {
      const result = safeRedirect(candidate);
      const { origin: where, pathname } = new URL(result, origin);
      expect(where).toBe(origin);
      expect(pathname.startsWith('//')).toBe(false);
      expect(pathname).not.toBe('/');
      expect(pathname).not.toMatch(/^\/(?:api|signin|login)(?:\/|$)/iu);
    }),
    { numRuns: 3000 },
  );
});

test('an accepted path is accepted again, unchanged', () => {
  fc.assert(
    fc.property(candidates, (candidate) => {
      const once = safeRedirect(candidate);
      expect(safeRedirect(once, '/fallback')).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('the sign-in URL carries the path to return to', () => {
  expect(signInUrl('/discover?q=a&b=c')).toBe('/signin?redirect=%2Fdiscover%3Fq%3Da%26b%3Dc');
  const { searchParams } = new URL(signInUrl('/discover?q=a&b=c'), origin);
  expect(safeRedirect(searchParams.get('redirect'))).toBe('/discover?q=a&b=c');
});

test.each(['/', '/signin', '//evil.example', '/api/x'])('%s is not a path to return to', (path) => {
  expect(signInUrl(path)).toBe('/signin');
});
