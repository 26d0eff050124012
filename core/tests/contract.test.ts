import { expect, test } from 'vitest';
import { opportunities } from '#app/features.domain.ts';
import { endpointsOfContract } from './contract.ts';
import { isProductPermission, permissions } from '#core/domain/authorization/permissions.ts';

test('no two endpoints have the same method and path', () => {
  const calls = endpointsOfContract.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/gu, '{}')}`,
  );
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(endpointsOfContract)('$name describes every parameter of its path', ({ endpoint }) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
  expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
});

test.each(endpointsOfContract)('$name declares who may call it', ({ endpoint }) => {
  const rights = ['anyone', 'signedIn', ...Object.keys(permissions)];
  expect(rights).toContain(endpoint.may);
  expect(endpoint.summary).toMatch(/^[A-Z].*\.$/su);
});

test('without a token, writes exist only below /public/, with a rate limit', () => {
  for (const { endpoint } of endpointsOfContract.filter((e) => e.endpoint.may === 'anyone')) {
    if (endpoint.method !== 'GET') {
      expect(endpoint.path).toMatch(/^\/public\//u);
      expect(endpoint.perHour).toBeGreaterThan(0);
    }
    expect(isProductPermission(endpoint.may)).toBe(false);
    expect(endpoint.path).toMatch(/^\/(public\/|health$|ready$|auth\/token$)/u);
  }
});

test('a file is answered without a link of a reader only where anyone may ask, and not without end', () => {
  for (const { endpoint } of endpointsOfContract.filter((e) => e.endpoint.opensFile)) {
    expect(endpoint).toMatchObject({ method: 'GET', may: 'anyone' });
    expect(endpoint.perHour).toBeGreaterThan(0);
    expect(endpoint.answersBytes).toBeUndefined();
  }
});

test('a list declares pagination exactly when its answer has pages', () => {
  for (const { endpoint } of endpointsOfContract) {
    const shape = (endpoint.answer as { shape?: object } | null)?.shape ?? {};
    expect('hasNextPage' in shape).toBe('paginated' in endpoint && endpoint.paginated === true);
  }
});

test('the features export more than endpoints, and the contract holds endpoints only', () => {
  expect(Object.keys(opportunities.endpoints.opportunities)).toContain('list');
  expect(Object.keys(opportunities.endpoints.opportunities)).not.toContain('opportunitySorts');
});

test('the endpoints of a group stand together, whichever features bring them', () => {
  const groups = endpointsOfContract.map(({ name }) => name.split('.')[0]);
  const changes = groups.filter((group, at) => group !== groups[at - 1]);
  expect(changes).toHaveLength(new Set(groups).size);
});
