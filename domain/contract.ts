import * as activity from './activity/endpoints.ts';
import * as collections from './collections/endpoints.ts';
import * as comments from './comments/endpoints.ts';
import * as companies from './companies/endpoints.ts';
import * as companyMatches from './companies/match-endpoints.ts';
import * as recognition from './companies/recognising.ts';
import * as corporations from './corporations/endpoints.ts';
import * as documents from './documents/endpoints.ts';
import * as files from './files/endpoints.ts';
import * as decisions from './decisions/endpoints.ts';
import * as imports from './imports/endpoints.ts';
import * as identity from './identity/endpoints.ts';
import * as messages from './messages/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as live from './live/endpoints.ts';
import * as opportunities from './opportunities/endpoints.ts';
import * as projects from './projects/endpoints.ts';
import * as publicPages from './public/endpoints.ts';
import * as recentSearches from './recent-searches/endpoints.ts';
import * as savedSearches from './saved-searches/endpoints.ts';
import * as searchExport from './search/export-endpoints.ts';
import * as recordSearch from './search/record-endpoints.ts';
import * as roles from './roles/endpoints.ts';
import * as scores from './scores/endpoints.ts';
import * as search from './search/endpoints.ts';
import * as indexing from './search/indexing.ts';
import * as drafting from './submissions/drafting.ts';
import * as submissions from './submissions/endpoints.ts';
import * as system from './system/endpoints.ts';
import * as users from './users/endpoints.ts';
import * as votes from './votes/endpoints.ts';
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
