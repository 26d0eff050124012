import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { buildUrl, setServerHost } from './url.ts';

afterEach(() => setServerHost(''));

test('the base is relative unless a host is configured', () => {
  expect(buildUrl('/corporations')).toBe('/api/corporations');
  setServerHost('https://api.example/');
  expect(buildUrl('/corporations')).toBe('https://api.example/api/corporations');
});

test('parameters are filled in, encoded', () => {
  expect(buildUrl('/a/{id}/b/{other}', { params: { id: 'x/y?z', other: 7 } })).toBe(
    '/api/a/x%2Fy%3Fz/b/7',
  );
});

test('the query has the defined parameters only', () => {
  const query = { q: 'R&D ü', page: 0, on: false, none: undefined, empty: '', tags: ['a', 'b'] };
  expect(buildUrl('/s', { query })).toBe(
    '/api/s?q=R%26D+%C3%BC&page=0&on=false&empty=&tags=a&tags=b',
  );
  expect(buildUrl('/s', { query: { q: undefined } })).toBe('/api/s');
});

test.each([undefined, '', '.', '..', '\ud800'])('%j cannot be part of a path', (id) => {
  expect(() => buildUrl('/a/{id}', { params: { id } })).toThrow('This does not exist');
});

test('no parameter can reach another endpoint', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      let address: string;
      try {
        address = buildUrl('/a/{id}/b', { params: { id } });
      } catch {
        return;
      }
      const { pathname, search, hash } = new URL(address, 'https://app.example');
      const segments = pathname.split('/');
      expect(segments).toHaveLength(5);
      expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
      expect(search + hash).toBe('');
    }),
  );
});
