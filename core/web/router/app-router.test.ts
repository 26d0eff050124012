// @vitest-environment happy-dom
import { createRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { webFeature } from '#core/web/feature.ts';
import { createAppRouter } from './app-router.ts';
import { administrationRoute, paperRoute, rootRoute, shellRoute } from './parent-routes.ts';

const section = { label: 'Maps', icon: 'radar', key: 'k', group: 'work' } as const;

const routes = {
  root: [createRoute({ getParentRoute: () => rootRoute, path: '/open' })],
  shell: [createRoute({ getParentRoute: () => shellRoute, path: '/maps' })],
  paper: [createRoute({ getParentRoute: () => paperRoute, path: '/map/$id/print' })],
  administration: [createRoute({ getParentRoute: () => administrationRoute, path: '/maps' })],
};

test('Routes of features are added below the parent that they name', () => {
  const maps = webFeature({ routes, sections: [{ ...section, to: '/maps' }] });
  const { routesById } = createAppRouter([maps, webFeature({})]);
  expect(Object.keys(routesById)).toEqual(
    expect.arrayContaining(['/open', '/shell/maps', '/paper/map/$id/print', '/shell/admin/maps']),
  );
});

test('A section whose path is not a route of its feature does not compile', () => {
  // @ts-expect-error: '/map' is not one of the routes.
  expect(webFeature({ routes, sections: [{ ...section, to: '/map' }] })).toBeDefined();
});
