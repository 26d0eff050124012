import { access } from '#features/access/feature.web.ts';
import { administration } from '#features/administration/feature.web.ts';
import { apiKeys } from '#features/api-keys/feature.web.ts';
import { auditLog } from '#features/audit-log/feature.web.ts';
import { collections } from '#features/collections/feature.web.ts';
import { comments } from '#features/comments/feature.web.ts';
import { companies } from '#features/companies/feature.web.ts';
import { companyInvitations } from '#features/company-invitations/feature.web.ts';
import { corporations } from '#features/corporations/feature.web.ts';
import { exportJobs } from '#features/exports/feature.web.ts';
import { files } from '#features/files/feature.web.ts';
import { identity } from '#features/identity/feature.web.ts';
import { imports } from '#features/imports/feature.web.ts';
import { landing } from '#features/landing/feature.web.ts';
import { matches } from '#features/matches/feature.web.ts';
import { metrics } from '#features/metrics/feature.web.ts';
import { notifications } from '#features/notifications/feature.web.ts';
import { opportunities } from '#features/opportunities/feature.web.tsx';
import { pitchDays } from '#features/pitch-days/feature.web.ts';
import { pins } from '#features/pins/feature.web.ts';
import { projects } from '#features/projects/feature.web.ts';
import { publicPages } from '#features/public-pages/feature.web.ts';
import { radars } from '#features/radars/feature.web.ts';
import { roleRequests } from '#features/role-requests/feature.web.ts';
import { savedSearches } from '#features/saved-searches/feature.web.ts';
import { search } from '#features/search/feature.web.ts';
import { spotlight } from '#features/spotlight/feature.web.ts';
import { submissions } from '#features/submissions/feature.web.ts';
import { system } from '#features/system/feature.web.ts';
import { tags } from '#features/tags/feature.web.ts';
import { users } from '#features/users/feature.web.ts';
import { votes } from '#features/votes/feature.web.ts';
import { webhooks } from '#features/webhooks/feature.web.ts';

/** The features of the web, a line each, in the order of the navigation. */
export const features = [
  landing,
  identity,
  publicPages,
  projects,
  opportunities,
  submissions,
  votes,
  comments,
  search,
  savedSearches,
  collections,
  users,
  roleRequests,
  access,
  corporations,
  imports,
  companies,
  tags,
  apiKeys,
  webhooks,
  auditLog,
  radars,
  matches,
  pitchDays,
  companyInvitations,
  spotlight,
  metrics,
  administration,
  system,
  notifications,
  exportJobs,
  files,
  pins,
] as const;
