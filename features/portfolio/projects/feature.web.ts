import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { projectsSearch } from '#features/portfolio/projects/web/search-params.ts';
import type { projectEvents } from '#features/portfolio/projects/domain/events.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  shell: [
    createRoute({
      ...inside,
      path: '/projects',
      staticData: titled('Projects'),
      validateSearch: projectsSearch,
      component: lazyScreen(
        () => import('#features/portfolio/projects/web/ProjectsScreen.tsx'),
        'ProjectsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/project/$id',
      staticData: titled('Project', '/projects'),
      component: lazyScreen(
        () => import('#features/portfolio/projects/web/page/ProjectScreen.tsx'),
        'ProjectScreen',
      ),
    }),
  ],
};

export const projects = webFeature({
  routes,
  sections: [
    {
      to: '/projects',
      label: 'Projects',
      icon: 'folder',
      key: 'p',
      group: 'work',
      count: lazyPart(
        () => import('#features/people/needs-you/web/shared/NeedsYouCount.tsx'),
        'NeedsYouCount',
        nothing,
      ),
    },
  ],
  parts: {
    submissionActions: lazyPart(
      () => import('#features/portfolio/projects/web/StartProject.tsx'),
      'StartProject',
    ),
  },
  palette: () => import('#features/portfolio/projects/web/palette.ts'),
  importTarget: async () =>
    (await import('#features/portfolio/projects/web/import/import-target.ts')).importTarget,
  notifications: {
    'project update overdue': 'calendar',
    'decision date reached': 'calendar',
  } satisfies NotificationIcons<typeof projectEvents>,
});
