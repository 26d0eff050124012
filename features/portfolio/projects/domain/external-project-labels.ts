import type { ExternalField } from './external-project.ts';

export const externalFieldLabels: Readonly<Record<ExternalField, string>> = {
  name: 'Name',
  description: 'Description',
  phase: 'Phase',
  health: 'Health',
  startDate: 'Start date',
  endDate: 'End date',
};
