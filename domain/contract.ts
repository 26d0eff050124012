import * as corporations from './corporations/endpoints.ts';
import * as identity from './identity/endpoints.ts';
import * as opportunities from './opportunities/endpoints.ts';
import * as projects from './projects/endpoints.ts';
import * as roles from './roles/endpoints.ts';
import * as submissions from './submissions/endpoints.ts';
import * as system from './system/endpoints.ts';
import * as users from './users/endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const areas = {
  identity,
  users,
  roles,
  corporations,
  opportunities,
  submissions,
  projects,
  system,
};

type Endpoints<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name];
};

/** The whole HTTP interface. For the server, OpenAPI and tests; the web imports one area at a time. */
export const contract = areas as { [Area in keyof typeof areas]: Endpoints<(typeof areas)[Area]> };

export type Contract = typeof contract;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint with the name it is known by, `opportunities.list`. */
export const endpointsOfContract: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  areas,
).flatMap(([area, entries]) =>
  Object.entries(entries as Record<string, unknown>).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name: `${area}.${name}`, endpoint: value }] : [],
  ),
);
