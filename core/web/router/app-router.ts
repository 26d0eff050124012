import { createRouter, type AnyRoute } from '@tanstack/react-router';
import type { FeatureRoutes } from '#core/web/feature.ts';
import { NotFoundScreen } from '#core/web/shell/NotFoundScreen.tsx';
import { ScreenFailed } from '#core/web/shell/ScreenFailed.tsx';
import {
  administrationRoute,
  designRoute,
  entranceRoute,
  paperRoute,
  rootRoute,
  settingsRoute,
  shellRoute,
  unknownFrame,
  unknownRoute,
} from './parent-routes.ts';

interface WithRoutes {
  readonly routes?: FeatureRoutes;
}
type Parent = keyof FeatureRoutes;

/**
 * The routes that the features add below one parent; one type per parent, so that links stay checked.
 */
type RoutesBelow<Feature, Below extends Parent> = Feature extends {
  readonly routes?: Readonly<Record<Below, readonly (infer Route extends AnyRoute)[]>>;
}
  ? Route
  : never;

const routesBelow = <const Features extends readonly WithRoutes[], Below extends Parent>(
  features: Features,
  parent: Below,
) =>
  features.flatMap(({ routes }) => routes?.[parent] ?? []) as RoutesBelow<
    Features[number],
    Below
  >[];

/** The router: core's parent routes with the features' routes below them. */
export const createAppRouter = <const Features extends readonly WithRoutes[]>(features: Features) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      ...routesBelow(features, 'root'),
      ...(import.meta.env.DEV ? [designRoute] : []),
      entranceRoute.addChildren(routesBelow(features, 'entrance')),
      paperRoute.addChildren(routesBelow(features, 'paper')),
      shellRoute.addChildren([
        ...routesBelow(features, 'shell'),
        administrationRoute.addChildren(routesBelow(features, 'administration')),
        settingsRoute.addChildren(routesBelow(features, 'settings')),
      ]),
      unknownFrame.addChildren([unknownRoute]),
    ]),
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
