import type { ProjectHealth } from '#features/portfolio/projects/domain/project.ts';

export const healthLabels: Record<ProjectHealth, string> = {
  'on track': 'On track',
  'at risk': 'At risk',
  'off track': 'Off track',
};
