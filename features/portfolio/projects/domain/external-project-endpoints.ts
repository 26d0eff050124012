import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, requiredText } from '#core/domain/schemas.ts';
import {
  ExternalField,
  externalFields,
  ProjectOrigin,
  ProjectSource,
  SourceName,
  SyncError,
  SyncResult,
} from './external-project.ts';
import { externalProjectLimits } from './external-project-limits.ts';

/** By default the corporation of the key, or one's own; the foundry names one. */
const query = z.object({ corporationId: z.optional(Uuid) });
const integrating = { may: 'manageIntegrations', scope: 'projects:write' } as const;

export const sync = endpoint({
  method: 'PUT',
  path: '/projects/external/{source}/{externalId}',
  summary: 'Creates or updates a project as another system has it. Twice is the same as once.',
  ...integrating,
  params: z.object({ source: SourceName, externalId: requiredText(limits.externalIdCharacters) }),
  query,
  body: z.record(z.string(), z.unknown()),
  answer: SyncResult,
});

export const syncMany = endpoint({
  method: 'PUT',
  path: '/projects/external/{source}',
  summary: 'The same for up to 500 projects, with a result for each.',
  ...integrating,
  params: z.object({ source: SourceName }),
  query,
  body: z.object({
    items: z
      .array(z.unknown())
      .check(z.minLength(1), z.maxLength(externalProjectLimits.projectsAtOnce)),
  }),
  answer: z.object({ results: z.array(SyncResult) }),
});

export const errors = endpoint({
  method: 'GET',
  path: '/projects/external/errors',
  summary: 'What could not be synchronised: the last 100 of each system, newest first.',
  may: 'viewIntegrations',
  answer: z.array(SyncError),
});

export const sources = endpoint({
  method: 'GET',
  path: '/projects/sources',
  summary: 'Systems that send projects, and the fields that each maintains.',
  may: 'viewIntegrations',
  answer: z.array(ProjectSource),
});

export const setMasters = endpoint({
  method: 'PUT',
  path: '/projects/sources/{id}',
  summary: 'Sets which fields a system maintains. The others are changed in Outrider.',
  may: 'manageIntegrations',
  params: z.object({ id: Uuid }),
  body: z.object({
    masters: z.array(ExternalField).check(z.maxLength(externalFields.length)),
  }),
  answer: ProjectSource,
});

export const origin = endpoint({
  method: 'GET',
  path: '/projects/{id}/external',
  summary: 'What its system says of a project. Null: it comes from none.',
  may: 'signedIn',
  scope: 'projects:read',
  params: z.object({ id: Uuid }),
  answer: z.nullable(ProjectOrigin),
});
