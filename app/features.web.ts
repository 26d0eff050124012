import { activity } from '#features/cases/activity/feature.web.ts';
import { apiKeys } from '#features/operations/api-keys/feature.web.ts';
import { auditLog } from '#features/operations/audit-log/feature.web.ts';
import { backups } from '#features/operations/backups/feature.web.ts';
import { calendar } from '#features/people/calendar/feature.web.ts';
import { collections } from '#features/directory/collections/feature.web.ts';
import { comments } from '#features/cases/comments/feature.web.ts';
import { companies } from '#features/directory/companies/feature.web.ts';
import { companyContacts } from '#features/cases/company-contacts/feature.web.ts';
import { companyInvitations } from '#features/cases/company-invitations/feature.web.ts';
import { companyScreen } from '#features/portfolio/company-screen/feature.web.ts';
import { corporations } from '#features/cases/corporations/feature.web.ts';
import { exportJobs } from '#features/people/exports/feature.web.ts';
import { files } from '#features/cases/files/feature.web.ts';
import { identity } from '#features/people/identity/feature.web.ts';
import { imports } from '#features/directory/imports/feature.web.ts';
import { landing } from '#app/landing/feature.web.ts';
import { matches } from '#features/portfolio/matches/feature.web.ts';
import { metrics } from '#features/portfolio/metrics/feature.web.ts';
import { needsYou } from '#features/people/needs-you/feature.web.ts';
import { notifications } from '#features/people/notifications/feature.web.ts';
import { opportunities } from '#features/cases/opportunities/feature.web.ts';
import { pitchDays } from '#features/portfolio/pitch-days/feature.web.ts';
import { pins } from '#features/directory/pins/feature.web.ts';
import { projects } from '#features/portfolio/projects/feature.web.ts';
import { publicPages } from '#features/cases/public-pages/feature.web.ts';
import { radarImports } from '#features/portfolio/radar-imports/feature.web.ts';
import { radars } from '#features/portfolio/radars/feature.web.ts';
import { savedSearches } from '#features/directory/saved-searches/feature.web.ts';
import { search } from '#features/directory/search/feature.web.ts';
import { searchScreen } from '#features/portfolio/search-screen/feature.web.ts';
import { sampleData } from '#features/operations/sample-data/feature.web.ts';
import { setup } from '#features/operations/setup/feature.web.ts';
import { spotlight } from '#features/portfolio/spotlight/feature.web.ts';
import { submissions } from '#features/cases/submissions/feature.web.tsx';
import { system } from '#features/operations/system/feature.web.ts';
import { tags } from '#features/directory/tags/feature.web.ts';
import { users } from '#features/people/users/feature.web.ts';
import { views } from '#features/cases/views/feature.web.ts';
import { weeklyMail } from '#features/people/weekly-mail/feature.web.ts';
import { webhooks } from '#features/operations/webhooks/feature.web.ts';

/** The features of the web, a line each, in the order of the navigation. */
export const features = [
  landing,
  identity,
  needsYou,
  publicPages,
  projects,
  opportunities,
  submissions,
  views,
  comments,
  activity,
  searchScreen,
  search,
  savedSearches,
  pins,
  collections,
  users,
  corporations,
  imports,
  companyScreen,
  companies,
  tags,
  backups,
  apiKeys,
  webhooks,
  radars,
  radarImports,
  matches,
  pitchDays,
  companyContacts,
  companyInvitations,
  spotlight,
  metrics,
  system,
  auditLog,
  notifications,
  weeklyMail,
  calendar,
  exportJobs,
  files,
  sampleData,
  setup,
] as const;
