import { formatNumber } from '#core/domain/format.ts';
import { groupOf } from '#features/people/notifications/domain/groups.ts';
import { kindLabel } from '#features/people/notifications/domain/settings.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { NotificationSearch } from './search-params.ts';

const anyKind = 'any';

interface Props {
  readonly isUnread: boolean;
  readonly kinds: readonly string[];
  readonly kind: string | undefined;
  readonly unreadCount: number | undefined;
  readonly onChange: (change: NotificationSearch) => void;
}

/** Which notifications are listed: all or unread ones, of one kind or of every. */
export function NotificationFilters({ isUnread, kinds, kind, unreadCount, onChange }: Props) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="Which"
        options={[
          { value: 'all', label: 'All' },
          {
            value: 'unread',
            label: unreadCount ? `Unread ${formatNumber(unreadCount)}` : 'Unread',
          },
        ]}
        value={isUnread ? 'unread' : 'all'}
        onChange={(which) => onChange({ unread: which === 'unread' ? true : undefined })}
      />
      <SelectField
        label="Kind"
        isLabelHidden
        options={[
          { value: anyKind, label: 'All kinds' },
          ...kinds.map((one) => ({ value: one, label: kindLabel(one), about: groupOf(one) })),
        ]}
        value={kind ?? anyKind}
        onChange={(choice) => onChange({ kind: choice === anyKind ? undefined : choice })}
      />
    </div>
  );
}
