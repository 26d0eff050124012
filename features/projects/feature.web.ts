import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FolderKanban } from 'lucide-react';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { projectsSearch } from '#features/projects/web/search-params.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  shell: [
    createRoute({
      ...inside,
      path: '/projects',
      staticData: titled('Projects'),
      validateSearch: projectsSearch,
      component: lazyRouteComponent(
        () => import('#features/projects/web/ProjectsScreen.tsx'),
        'ProjectsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/project/$id',
      staticData: titled('Project', '/projects'),
      component: notBuilt,
    }),
  ],
};

export const projects = webFeature({
  routes,
  sections: [{ to: '/projects', label: 'Projects', icon: FolderKanban, key: 'p', group: 'work' }],
});
