import {
  importField,
  type ImportTarget,
} from '#features/directory/imports/domain/import-target.ts';

/** Projects of a file. */
export const projectImport: ImportTarget = {
  of: 'projects',
  label: 'Projects',
  singular: 'project',
  destination: { setting: 'corporationId', words: 'a corporation' },
  fields: [
    importField('name', 'Name', ['project', 'project name', 'title'], { isRequired: true }),
    importField('externalId', 'Id at the source', [
      'external id',
      'id',
      'key',
      'project id',
      'reference',
      'number',
      'uuid',
    ]),
    importField('description', 'Description', [
      'description',
      'summary',
      'text',
      'about',
      'details',
    ]),
    importField('company', 'Company', [
      'company',
      'company name',
      'startup',
      'partner',
      'supplier',
    ]),
    importField('opportunity', 'Opportunity', [
      'opportunity',
      'challenge',
      'opportunity id',
      'opportunity name',
    ]),
    importField('owner', 'Owner (email)', [
      'owner',
      'owner email',
      'owner e mail',
      'lead',
      'responsible',
      'project manager',
      'email',
    ]),
    importField('phase', 'Phase', ['phase', 'stage', 'step', 'status']),
    importField('health', 'Health', ['health', 'rag', 'rag status', 'traffic light', 'condition']),
    importField('startDate', 'Start', [
      'start date',
      'start',
      'started',
      'from',
      'begin',
      'begins',
    ]),
    importField('endDate', 'End', [
      'end date',
      'end',
      'ends',
      'due',
      'due date',
      'until',
      'finish',
    ]),
  ],
};
