import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import type { Milestone } from './project-parts.ts';
import type { Project } from './project.ts';

/** A project with all that an export has of it. */
export interface ExportedProject extends Project {
  readonly milestones: readonly Pick<Milestone, 'name' | 'dueDate' | 'reachedAt'>[];
}

const milestoneText = ({ name, dueDate, reachedAt }: ExportedProject['milestones'][number]) =>
  `${dueDate} ${name}${reachedAt === null ? '' : ` (reached ${reachedAt.slice(0, 10)})`}`;

export const projectSheetDefinition: SheetDefinition<ExportedProject> = [
  {
    section: 'Project',
    entries: [
      { key: 'id', header: 'Id', value: ({ id }) => id, isRecordId: true },
      { key: 'externalId', header: 'Id in the source', value: ({ externalId }) => externalId },
      { key: 'name', header: 'Project', value: ({ name }) => name },
      { key: 'description', header: 'Description', value: ({ description }) => description },
      { key: 'corporation', header: 'Corporation', value: ({ corporation }) => corporation.name },
      {
        key: 'opportunity',
        header: 'Opportunity',
        value: ({ opportunity }) => opportunity?.name ?? null,
      },
      { key: 'company', header: 'Company', value: ({ companyName }) => companyName },
      { key: 'owner', header: 'Owner', value: ({ owner }) => owner?.name ?? null },
    ],
  },
  {
    section: 'Progress',
    entries: [
      { key: 'phase', header: 'Phase', value: ({ phase }) => phase },
      { key: 'health', header: 'Health', value: ({ health }) => health },
      { key: 'start', ...momentColumn('Start', ({ startDate }) => startDate) },
      { key: 'end', ...momentColumn('End', ({ endDate }) => endDate) },
      {
        key: 'milestones',
        header: 'Milestones',
        value: ({ milestones }) => milestones.map(milestoneText).join('\n') || null,
      },
    ],
  },
  {
    section: 'Record',
    entries: [
      { key: 'source', header: 'Source', value: ({ source }) => source },
      { key: 'updated', ...momentColumn('Updated', ({ updatedAt }) => updatedAt) },
    ],
  },
];

/** The columns of an exported list of projects. */
export const projectSheet = columnsOf(projectSheetDefinition, undefined);
