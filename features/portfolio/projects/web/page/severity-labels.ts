import type { RiskSeverity } from '#features/portfolio/projects/domain/project-parts.ts';

export const severityLabels: Record<RiskSeverity, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};
