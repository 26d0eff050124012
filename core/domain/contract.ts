import * as activity from '#features/activity/domain/endpoints.ts';
import * as collections from '#features/collections/domain/endpoints.ts';
import * as comments from '#features/comments/domain/endpoints.ts';
import * as companies from '#features/companies/domain/endpoints.ts';
import * as companyMatches from '#features/companies/domain/match-endpoints.ts';
import * as recognition from '#features/companies/domain/recognising.ts';
import * as corporations from '#features/corporations/domain/endpoints.ts';
import * as documents from '#features/documents/domain/endpoints.ts';
import * as files from '#features/files/domain/endpoints.ts';
import * as decisions from '#features/decisions/domain/endpoints.ts';
import * as imports from '#features/imports/domain/endpoints.ts';
import * as identity from '#core/domain/identity/token-endpoints.ts';
import * as messages from '#features/messages/domain/endpoints.ts';
import * as notifications from '#features/notifications/domain/endpoints.ts';
import * as live from '#core/domain/live/endpoints.ts';
import * as opportunities from '#features/opportunities/domain/endpoints.ts';
import * as projects from '#features/projects/domain/endpoints.ts';
import * as publicPages from '#features/public/domain/endpoints.ts';
import * as recentSearches from '#features/saved-searches/domain/recent-search-endpoints.ts';
import * as savedSearches from '#features/saved-searches/domain/endpoints.ts';
import * as searchExport from '#features/search/domain/export-endpoints.ts';
import * as recordSearch from '#features/search/domain/record-endpoints.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import * as scores from '#features/scores/domain/endpoints.ts';
import * as search from '#features/search/domain/endpoints.ts';
import * as indexing from '#features/search/domain/indexing.ts';
import * as drafting from '#features/submissions/domain/drafting.ts';
import * as submissions from '#features/submissions/domain/endpoints.ts';
import * as system from '#features/system/domain/endpoints.ts';
import * as users from '#core/domain/identity/user-endpoints.ts';
import * as votes from '#features/votes/domain/endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const areas = {
  identity,
  imports,
  users,
  roles,
  companies,
  companyMatches,
  recognition,
  search,
  indexing,
  recordSearch,
  searchExport,
  savedSearches,
  recentSearches,
  corporations,
  opportunities,
  submissions,
  drafting,
  decisions,
  collections,
  documents,
  votes,
  comments,
  files,
  messages,
  public: publicPages,
  scores,
  notifications,
  activity,
  live,
  projects,
  system,
};

type Endpoints<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name];
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Areas export other things too, such as the orders of a list: only endpoints are the contract. */
const onlyEndpoints = (area: object) =>
  Object.fromEntries(Object.entries(area).filter(([, value]) => isEndpoint(value)));

/** The whole HTTP interface. For the server, OpenAPI and tests; the web imports one area at a time. */
export const contract = Object.fromEntries(
  Object.entries(areas).map(([name, area]) => [name, onlyEndpoints(area)]),
) as { [Area in keyof typeof areas]: Endpoints<(typeof areas)[Area]> };

export type Contract = typeof contract;

/** Every endpoint with the name it is known by, `opportunities.list`. */
export const endpointsOfContract: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  contract,
).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${area}.${name}`,
    endpoint,
  })),
);
