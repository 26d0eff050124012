import type { ProjectFigure } from '#features/portfolio/projects/domain/project.ts';

export const figureLabels: Readonly<Record<ProjectFigure, string>> = {
  active: 'Active',
  atRisk: 'At risk or off track',
  pilots: 'In pilot',
  decidedThisQuarter: 'Closed this quarter',
};
