import { administration } from '#features/administration/feature.web.ts';
import { collections } from '#features/collections/feature.web.ts';
import { companies } from '#features/companies/feature.web.ts';
import { identity } from '#features/identity/feature.web.ts';
import { imports } from '#features/imports/feature.web.ts';
import { landing } from '#features/landing/feature.web.ts';
import { matching } from '#features/matching/feature.web.ts';
import { metrics } from '#features/metrics/feature.web.ts';
import { notifications } from '#features/notifications/feature.web.ts';
import { opportunities } from '#features/opportunities/feature.web.tsx';
import { projects } from '#features/projects/feature.web.ts';
import { publicPages } from '#features/public/feature.web.ts';
import { radars } from '#features/radars/feature.web.ts';
import { savedSearches } from '#features/saved-searches/feature.web.ts';
import { search } from '#features/search/feature.web.ts';
import { spotlight } from '#features/spotlight/feature.web.ts';
import { users } from '#features/users/feature.web.ts';

/** The features of the web, a line each, in the order of the navigation. */
export const features = [
  landing,
  identity,
  publicPages,
  projects,
  opportunities,
  search,
  savedSearches,
  collections,
  imports,
  companies,
  radars,
  matching,
  spotlight,
  metrics,
  administration,
  users,
  notifications,
] as const;
