import { createRoute } from '@tanstack/react-router';
import { Uuid } from '#core/domain/schemas.ts';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, titled } from '#core/web/router/parent-routes.ts';
import type { submitterEvents } from '#features/cases/public-pages/domain/events.ts';

/** Section 2: corporations whose public page is also at `/{slug}`. */
const publicCorporationSlugs = ['skf'];

const everybody = { getParentRoute: () => rootRoute };

const corporation = {
  ...everybody,
  staticData: titled('Opportunities'),
  component: lazyScreen(
    () => import('#features/cases/public-pages/web/CorporationScreen.tsx'),
    'CorporationScreen',
  ),
};

/** Of a legal text: the one that somebody agreed to. */
const earlierVersion = (search: Record<string, unknown>): { id?: string | undefined } => ({
  id: Uuid.safeParse(search['id']).data,
});

const routes = {
  root: [
    ...publicCorporationSlugs.map((slug) => createRoute({ ...corporation, path: `/${slug}` })),
    createRoute({ ...corporation, path: '/c/$slug' }),
    createRoute({
      ...everybody,
      path: '/c/$slug/$id',
      staticData: titled('Opportunity'),
      component: lazyScreen(
        () => import('#features/cases/public-pages/web/PublicOpportunityScreen.tsx'),
        'PublicOpportunityScreen',
      ),
    }),
    createRoute({
      ...everybody,
      path: '/c/$slug/legal/$kind',
      staticData: titled('Legal'),
      validateSearch: earlierVersion,
      component: lazyScreen(
        () => import('#features/cases/public-pages/web/LegalScreen.tsx'),
        'LegalScreen',
      ),
    }),
    createRoute({
      ...everybody,
      path: '/follow-up/$key',
      staticData: titled('Your submission'),
      component: lazyScreen(
        () => import('#features/cases/public-pages/web/FollowUpScreen.tsx'),
        'FollowUpScreen',
      ),
    }),
  ],
};

/** Pages without sign-in. */
export const publicPages = webFeature({
  routes,
  parts: {
    opportunityPreview: lazyPart(
      () => import('#features/cases/public-pages/web/DraftPreview.tsx'),
      'DraftPreview',
      nothing,
    ),
    questionsPreview: lazyPart(
      () => import('#features/cases/public-pages/web/QuestionsPreview.tsx'),
      'QuestionsPreview',
    ),
    publicPagePreview: lazyPart(
      () => import('#features/cases/public-pages/web/SettingsPreview.tsx'),
      'SettingsPreview',
    ),
  },
  notifications: {
    'submission received': 'inbox',
    'submission withdrawn': 'undo',
    message: 'mail',
  } satisfies NotificationIcons<typeof submitterEvents>,
});
