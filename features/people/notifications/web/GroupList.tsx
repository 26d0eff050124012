import type { NotificationChannel } from '#core/domain/events/notification-channels.ts';
import { pluralize } from '#core/domain/format.ts';
import { notificationGroups } from '#features/people/notifications/domain/groups.ts';
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { channelOptions } from './channel-options.ts';
import { KindsDisclosure } from './KindsDisclosure.tsx';

type Channels = NotificationSettings['channels'];

interface Props {
  readonly channels: Channels;
  readonly onChange: (change: NotificationSettingsChange) => void;
}

/** `mixed` is no option: kinds were chosen one by one. */
type GroupChannel = NotificationChannel | 'usual' | 'mixed';

const options = [{ value: 'usual', label: 'Default' } as const, ...channelOptions];

/** How the kinds of a group are sent; their usual ways may differ. */
function channelOfGroup(channels: Channels): GroupChannel {
  if (channels.every(({ channel, usual }) => channel === usual)) return 'usual';
  const [first, ...others] = new Set(channels.map(({ channel }) => channel));
  return first === undefined || others.length > 0 ? 'mixed' : first;
}

/** How many kinds go where, such as "App and mail 2, App 3". */
const summaryOf = (channels: Channels): string =>
  channelOptions
    .flatMap(({ value, label }) => {
      const count = channels.filter(({ channel }) => channel === value).length;
      return count === 0 ? [] : `${label} ${count}`;
    })
    .join(', ');

/** Each group of kinds with its channel. */
export function GroupList({ channels, onChange }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
      {notificationGroups.map(({ name, kinds }) => {
        const own = kinds.flatMap((kind) => channels.filter((one) => one.kind === kind));
        return (
          <li key={name}>
            <KindsDisclosure
              name={name}
              about={`${pluralize(own.length, 'kind', 'kinds')}: ${summaryOf(own)}`}
              channels={own}
              onChange={onChange}
            >
              <SegmentedControl<GroupChannel>
                label={name}
                options={options}
                value={channelOfGroup(own)}
                onChange={(choice) => {
                  if (choice === 'mixed') return;
                  onChange({
                    channels: own.map(({ kind, usual }) => ({
                      kind,
                      channel: choice === 'usual' ? usual : choice,
                    })),
                  });
                }}
              />
            </KindsDisclosure>
          </li>
        );
      })}
    </ul>
  );
}
