import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { signedInOnly, visitorsOnly } from '#core/web/session/entering.ts';
import {
  collectionSearch,
  collectionsSearch,
  printSearch,
} from '#features/collections/web/search-params.ts';
import { discoverSearch, opportunitySearch } from '#features/opportunities/web/search-params.ts';
import { submissionsSearch } from '#features/submissions/web/search-params.ts';
import { projectsSearch } from '#features/projects/web/search-params.ts';
import { scoutSearch } from '#features/search/web/search-params.ts';
import { NotFoundScreen } from '#core/web/shell/NotFoundScreen.tsx';
import { RootLayout } from '#core/web/shell/RootLayout.tsx';
import { ScreenFailed } from '#core/web/shell/ScreenFailed.tsx';
import { ShellSkeleton } from '#core/web/shell/ShellSkeleton.tsx';
import { queryClient } from '#core/web/transport/query-client.ts';

/** Section 2 on one page: every address, its title, and the screen that is fetched for it. */

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundScreen });

const titled = (section: string) => ({ section });

const redirectSearch = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search.redirect === 'string' ? { redirect: search.redirect } : {};

const entrance = {
  getParentRoute: () => root,
  beforeLoad: visitorsOnly,
  validateSearch: redirectSearch,
};

const SignInScreen = lazyRouteComponent(
  () => import('#features/identity/web/SignInScreen.tsx'),
  'SignInScreen',
);
const CorporationScreen = lazyRouteComponent(
  () => import('#features/public/web/CorporationScreen.tsx'),
  'CorporationScreen',
);
const OpportunityScreen = lazyRouteComponent(
  () => import('#features/opportunities/web/OpportunityScreen.tsx'),
  'OpportunityScreen',
);
const SubmissionsTab = lazyRouteComponent(
  () => import('#features/submissions/web/SubmissionsTab.tsx'),
  'SubmissionsTab',
);
function OpportunityPage() {
  return <OpportunityScreen submissions={SubmissionsTab} />;
}
// Both at once: whoever opens an opportunity goes on to its submissions.
OpportunityPage.preload = async () => {
  await Promise.all([OpportunityScreen.preload?.(), SubmissionsTab.preload?.()]);
};

const notBuilt = lazyRouteComponent(
  () => import('#core/web/shell/NotBuiltScreen.tsx'),
  'NotBuiltScreen',
);

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('#core/web/shell/AppShell.tsx'), 'AppShell'),
  pendingComponent: ShellSkeleton,
});

const inside = { getParentRoute: () => shell };

const publicRoutes = [
  createRoute({
    ...entrance,
    path: '/',
    staticData: titled('Welcome'),
    component: lazyRouteComponent(
      () => import('#features/landing/web/LandingScreen.tsx'),
      'LandingScreen',
    ),
  }),
  createRoute({
    ...entrance,
    path: '/signin',
    staticData: titled('Sign in'),
    component: SignInScreen,
  }),
  createRoute({
    ...entrance,
    path: '/login',
    staticData: titled('Sign in'),
    component: SignInScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    staticData: titled('Reset password'),
    component: notBuilt,
  }),
  // For everybody, signed in or not.
  createRoute({
    getParentRoute: () => root,
    path: '/skf',
    staticData: titled('SKF'),
    component: CorporationScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/c/$slug',
    staticData: titled('Challenges'),
    component: CorporationScreen,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/c/$slug/$id',
    staticData: titled('Challenge'),
    component: lazyRouteComponent(
      () => import('#features/public/web/ChallengeScreen.tsx'),
      'ChallengeScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/follow-up/$key',
    staticData: titled('Your submission'),
    component: lazyRouteComponent(
      () => import('#features/public/web/FollowUpScreen.tsx'),
      'FollowUpScreen',
    ),
  }),
];

const builtRoutes = [
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
    path: '/discover',
    staticData: titled('Discover'),
    validateSearch: discoverSearch,
    component: lazyRouteComponent(
      () => import('#features/opportunities/web/DiscoverScreen.tsx'),
      'DiscoverScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/opportunities/new',
    staticData: titled('New opportunity'),
    component: lazyRouteComponent(
      () => import('#features/opportunities/web/NewOpportunityScreen.tsx'),
      'NewOpportunityScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/opportunity/$id/edit',
    staticData: titled('Edit opportunity'),
    component: lazyRouteComponent(
      () => import('#features/opportunities/web/EditOpportunityScreen.tsx'),
      'EditOpportunityScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/opportunity/$id',
    staticData: titled('Opportunity'),
    validateSearch: (search: Record<string, unknown>) => ({
      ...opportunitySearch(search),
      ...submissionsSearch(search),
    }),
    component: OpportunityPage,
  }),
];

const companyRoutes = [
  createRoute({
    ...inside,
    path: '/search',
    staticData: titled('Scout'),
    validateSearch: scoutSearch,
    component: lazyRouteComponent(
      () => import('#features/search/web/ScoutScreen.tsx'),
      'ScoutScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/saved-searches',
    staticData: titled('Saved searches'),
    component: lazyRouteComponent(
      () => import('#features/saved-searches/web/SavedSearchesScreen.tsx'),
      'SavedSearchesScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/company/$kind/$id',
    staticData: titled('Company'),
    component: lazyRouteComponent(
      () => import('#features/companies/web/CompanyScreen.tsx'),
      'CompanyScreen',
    ),
  }),
];

/** Its data is asked for while its screen is fetched, and when a link to it is pointed at. */
async function prepareCollection(id: string): Promise<void> {
  const prepare = await import('#features/collections/web/public/prepare-collection.ts');
  prepare.prepareCollection(queryClient, id);
}

const collectionRoutes = [
  createRoute({
    ...inside,
    path: '/collections',
    staticData: titled('Collections'),
    validateSearch: collectionsSearch,
    component: lazyRouteComponent(
      () => import('#features/collections/web/shelf/CollectionsScreen.tsx'),
      'CollectionsScreen',
    ),
  }),
  createRoute({
    ...inside,
    path: '/collection/$id',
    staticData: titled('Collection'),
    validateSearch: collectionSearch,
    loader: ({ params, cause }) => {
      if (cause !== 'stay') void prepareCollection(params.id);
    },
    component: lazyRouteComponent(
      () => import('#features/collections/web/CollectionScreen.tsx'),
      'CollectionScreen',
    ),
  }),
];

const paper = createRoute({
  getParentRoute: () => root,
  id: 'paper',
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('#core/web/shell/PaperShell.tsx'), 'PaperShell'),
});

const print = createRoute({
  getParentRoute: () => paper,
  path: '/collection/$id/print',
  staticData: titled('Print'),
  validateSearch: printSearch,
  component: lazyRouteComponent(
    () => import('#features/collections/web/print/PrintScreen.tsx'),
    'PrintScreen',
  ),
});

const awaited = <const Path extends string>(path: Path, section: string) =>
  createRoute({ ...inside, path, staticData: titled(section), component: notBuilt });

const awaitedRoutes = [
  awaited('/project/$id', 'Project'),
  awaited('/profile/$id', 'Profile'),
  awaited('/radars', 'Radars'),
  awaited('/radars/$id', 'Radar'),
  awaited('/metrics', 'Metrics'),
  awaited('/venturematch', 'Venture match'),
  awaited('/spotlight', 'Spotlight'),
];

const administration = createRoute({
  ...inside,
  path: '/admin',
  staticData: titled('Administration'),
  component: lazyRouteComponent(
    () => import('#features/administration/web/AdminFrame.tsx'),
    'AdminFrame',
  ),
});

const administrationRoutes = [
  createRoute({
    getParentRoute: () => administration,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/admin/imports', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => administration,
    path: '/imports',
    staticData: titled('Imports'),
    component: lazyRouteComponent(
      () => import('#features/imports/web/ImportsScreen.tsx'),
      'ImportsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: '/imports/$id',
    staticData: titled('Import'),
    component: lazyRouteComponent(
      () => import('#features/imports/web/ImportScreen.tsx'),
      'ImportScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: '/matches',
    staticData: titled('Records to compare'),
    component: lazyRouteComponent(
      () => import('#features/companies/web/MatchesScreen.tsx'),
      'MatchesScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => administration,
    path: '/$section',
    staticData: titled('Administration'),
    component: notBuilt,
  }),
];

export const router = createRouter({
  routeTree: root.addChildren([
    ...publicRoutes,
    paper.addChildren([print]),
    shell.addChildren([
      ...builtRoutes,
      ...companyRoutes,
      ...collectionRoutes,
      ...awaitedRoutes,
      administration.addChildren(administrationRoutes),
    ]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenFailed,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** What the page is called: in its title, and where the crumbs begin. */
    section?: string;
  }
}
