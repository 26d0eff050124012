import type { AuditEntry } from '#features/operations/audit-log/domain/audit-entry.ts';
import { deviceName } from '#features/people/identity/domain/device-name.ts';
import { RecordName, textColumn } from '#core/web/views/cells.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { exactTime, DateText } from '#ui/dates.tsx';
import { actorOf, subjectOf } from './entry-words.ts';

const device = (entry: AuditEntry) => (entry.device === null ? null : deviceName(entry.device));

/** Names of the fields that were changed. */
const changed = ({ changes }: AuditEntry): string =>
  [...new Set(changes.flatMap(({ fields }) => fields.map(({ field }) => field)))].join(', ');

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'event',
    header: 'Event',
    cell: (entry) => (
      <RecordName
        avatar={{ id: entry.actor?.id ?? entry.kind, name: actorOf(entry), shape: 'person' }}
        name={`${actorOf(entry)} ${entry.sentence}`}
        line={subjectOf(entry)}
      />
    ),
  },
  textColumn('changed', 'Changed', changed, { className: 'w-[180px]' }),
  textColumn('corporation', 'Corporation', ({ corporation }) => corporation?.name ?? null, {
    className: 'w-[132px]',
  }),
  textColumn('address', 'Address', ({ address }) => address, { className: 'w-[124px]' }),
  textColumn('device', 'Device', device, { className: 'w-[148px]' }),
  {
    id: 'time',
    header: 'Time',
    className: 'w-[168px]',
    cell: ({ at }) => (
      <span title={exactTime(at)} className="text-ink-2">
        <DateText at={at} withTime />
      </span>
    ),
  },
];
