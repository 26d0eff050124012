import { domainFeature } from '#core/domain/contract.ts';
import * as charter from '#features/portfolio/projects/domain/charter-endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import { projectEvents } from '#features/portfolio/projects/domain/events.ts';
import { exportOfProjects } from '#features/portfolio/projects/domain/export.ts';
import * as external from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import { externalProjectEvents } from '#features/portfolio/projects/domain/external-project-events.ts';
import * as parts from '#features/portfolio/projects/domain/part-endpoints.ts';
import { needsYouWords } from '#features/portfolio/projects/domain/needs-you.ts';

export const projects = domainFeature(
  { projects: endpoints, projectParts: parts, pilotCharter: charter, externalProjects: external },
  { ...projectEvents, ...externalProjectEvents },
  { needsYou: needsYouWords, exports: [exportOfProjects] },
);
