import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import type { AuditEntry } from './audit-entry.ts';

const changesIn = ({ changes }: AuditEntry): string =>
  changes
    .flatMap(({ record, fields }) =>
      fields.map(
        ({ field, before, after }) => `${record}, ${field}: ${before ?? '–'} → ${after ?? '–'}`,
      ),
    )
    .join('\n');

export const auditSheetDefinition: SheetDefinition<AuditEntry> = [
  {
    section: 'Action',
    entries: [
      { key: 'number', header: 'Number', value: ({ sequence }) => sequence },
      { key: 'time', ...momentColumn('Time', ({ at }) => at) },
      { key: 'person', header: 'Person', value: ({ actor }) => actor?.name ?? null },
      { key: 'action', header: 'Action', value: ({ sentence }) => sentence },
      { key: 'kind', header: 'Kind', value: ({ kind }) => kind },
    ],
  },
  {
    section: 'Subject',
    entries: [
      { key: 'subject', header: 'Subject', value: ({ subject }) => subject.name },
      { key: 'subjectType', header: 'Subject type', value: ({ subject }) => subject.type },
      { key: 'subjectId', header: 'Subject id', value: ({ subject }) => subject.id },
      {
        key: 'corporation',
        header: 'Corporation',
        value: ({ corporation }) => corporation?.name ?? null,
      },
    ],
  },
  {
    section: 'Details',
    entries: [
      { key: 'changes', header: 'Before and after', value: changesIn },
      {
        key: 'details',
        header: 'Details',
        value: ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      },
      { key: 'address', header: 'Address', value: ({ address }) => address },
      { key: 'device', header: 'Device', value: ({ device }) => device },
      { key: 'hash', header: 'Hash', value: ({ hash }) => hash },
    ],
  },
];

/** The columns of an exported audit log. */
export const auditSheet = columnsOf(auditSheetDefinition, undefined);
