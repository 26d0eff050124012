import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { Project, ProjectFigures, ProjectHealth, ProjectPhase } from './project.ts';
import { projectSorts } from './sorts.ts';

export const list = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'The projects one may see, filtered.',
  may: 'signedIn',
  query: z.object({
    corporationId: z.optional(Uuid),
    phase: z.optional(ProjectPhase),
    health: z.optional(ProjectHealth),
    q: z.optional(text(limits.queryCharacters)),
    sort: z._default(z.enum(projectSorts), 'updated'),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    ...pageQuery,
  }),
  answer: paginated(Project),
  paginated: true,
});

export const figures = endpoint({
  method: 'GET',
  path: '/projects/figures',
  summary: 'Four figures over the projects one may see.',
  may: 'signedIn',
  query: z.object({ corporationId: z.optional(Uuid) }),
  answer: ProjectFigures,
});
