import type { Exported } from '#core/domain/exporting/sheet.ts';
import type { Project } from './project.ts';

const date = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The columns of an exported list of projects. */
export const projectSheet: readonly Exported<Project>[] = [
  { header: 'Project', value: ({ name }) => name },
  { header: 'Corporation', value: ({ corporation }) => corporation.name },
  { header: 'Opportunity', value: ({ opportunity }) => opportunity?.name ?? null },
  { header: 'Company', value: ({ companyName }) => companyName },
  { header: 'Owner', value: ({ owner }) => owner?.name ?? null },
  { header: 'Phase', value: ({ phase }) => phase },
  { header: 'Health', value: ({ health }) => health },
  { header: 'Start', value: ({ startDate }) => date(startDate) },
  { header: 'End', value: ({ endDate }) => date(endDate) },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Updated', value: ({ updatedAt }) => date(updatedAt) },
];
