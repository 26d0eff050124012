import { momentColumn, type Exported } from '#core/domain/exporting/sheet.ts';
import type { Milestone } from './project-parts.ts';
import type { Project } from './project.ts';

/** A project with all that an export has of it. */
export interface ExportedProject extends Project {
  readonly milestones: readonly Pick<Milestone, 'name' | 'dueDate' | 'reachedAt'>[];
}

const milestoneText = ({ name, dueDate, reachedAt }: ExportedProject['milestones'][number]) =>
  `${dueDate} ${name}${reachedAt === null ? '' : ` (reached ${reachedAt.slice(0, 10)})`}`;

/** The columns of an exported list of projects. */
export const projectSheet: readonly Exported<ExportedProject>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Id in the source', value: ({ externalId }) => externalId },
  { header: 'Project', value: ({ name }) => name },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Corporation', value: ({ corporation }) => corporation.name },
  { header: 'Opportunity', value: ({ opportunity }) => opportunity?.name ?? null },
  { header: 'Company', value: ({ companyName }) => companyName },
  { header: 'Owner', value: ({ owner }) => owner?.name ?? null },
  { header: 'Phase', value: ({ phase }) => phase },
  { header: 'Health', value: ({ health }) => health },
  momentColumn('Start', ({ startDate }) => startDate),
  momentColumn('End', ({ endDate }) => endDate),
  {
    header: 'Milestones',
    value: ({ milestones }) => milestones.map(milestoneText).join('\n') || null,
  },
  { header: 'Source', value: ({ source }) => source },
  momentColumn('Updated', ({ updatedAt }) => updatedAt),
];
