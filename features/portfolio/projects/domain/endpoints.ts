import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Id, Uuid, pageQuery, paginated } from '#core/domain/schemas.ts';
import { Project, ProjectColumn, ProjectFigures } from './project.ts';
import { projectFilters } from './project-filters.ts';
import { ProjectChange, ProjectDraft, ProjectPage } from './project-page.ts';
import { projectSorts } from './sorts.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'The projects one may see, filtered.',
  may: 'signedIn',
  scope: 'projects:read',
  query: z.object({
    ...projectFilters,
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
  summary: 'Four figures over the projects one may see that fit the filters.',
  may: 'signedIn',
  scope: 'projects:read',
  // Each figure is a filter itself.
  query: z.omit(z.object(projectFilters), { figure: true }),
  answer: ProjectFigures,
});

const Counted = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

export const facets = endpoint({
  method: 'GET',
  path: '/projects/facets',
  summary: 'How many projects each filter would leave, each counted without itself.',
  may: 'signedIn',
  query: z.object(projectFilters),
  answer: z.object({
    total: z.int(),
    phases: Counted,
    healths: Counted,
    corporations: Counted,
    opportunities: Counted,
    companies: Counted,
    owners: Counted,
    sources: Counted,
  }),
});

export const board = endpoint({
  method: 'GET',
  path: '/projects/board',
  summary: 'The projects one may see by phase: how many, and those last changed.',
  may: 'signedIn',
  query: z.object(projectFilters),
  answer: z.array(ProjectColumn),
});

export const get = endpoint({
  method: 'GET',
  path: '/projects/{id}',
  summary: 'One project, with everything its page shows.',
  may: 'signedIn',
  params,
  answer: ProjectPage,
});

export const ofSubmission = endpoint({
  method: 'GET',
  path: '/submissions/{id}/project',
  summary: 'The project that was started from a submission, if there is one that one may see.',
  may: 'signedIn',
  params,
  answer: z.nullable(z.object({ id: Id, name: z.string() })),
});

export const create = endpoint({
  method: 'POST',
  path: '/projects',
  summary:
    'Starts a project, by hand or from a submission, which has one project only. The project takes over its pitch, company, team and date of decision.',
  may: 'createProject',
  body: ProjectDraft,
  answer: ProjectPage,
});

export const update = endpoint({
  method: 'PUT',
  path: '/projects/{id}',
  summary: 'Changes what is sent. Based on another version than the stored one: 409, with that.',
  may: 'editProject',
  params,
  body: ProjectChange,
  answer: ProjectPage,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/projects/{id}',
  summary: 'Deletes a project. It is kept, and can be restored.',
  may: 'editProject',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'PUT',
  path: '/projects/{id}/restored',
  summary: 'Restores a project that was deleted.',
  may: 'editProject',
  params,
  answer: ProjectPage,
});
