import { pluralize } from '#core/domain/format.ts';
import { notificationGroups } from '#features/people/notifications/domain/groups.ts';
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { channelOptions } from './channel-options.ts';
import { KindsDisclosure } from './KindsDisclosure.tsx';

interface Props {
  readonly channels: NotificationSettings['channels'];
  readonly onChange: (change: NotificationSettingsChange) => void;
}

/** No option: the kinds of a group have several. */
const mixed = 'mixed';

/** Each group of kinds with its channel. */
export function GroupList({ channels, onChange }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
      {notificationGroups.map(({ name, kinds }) => {
        const own = kinds.flatMap((kind) => channels.filter((one) => one.kind === kind));
        const [first, ...others] = new Set(own.map(({ channel }) => channel));
        const common = first === undefined || others.length > 0 ? mixed : first;
        return (
          <li key={name}>
            <KindsDisclosure
              name={name}
              about={`${pluralize(own.length, 'kind', 'kinds')}${common === mixed ? ', set one by one' : ''}`}
              channels={own}
              onChange={onChange}
            >
              <SegmentedControl<(typeof channelOptions)[number]['value'] | typeof mixed>
                label={name}
                options={channelOptions}
                value={common}
                onChange={(channel) => {
                  if (channel === mixed) return;
                  onChange({ channels: own.map(({ kind }) => ({ kind, channel })) });
                }}
              />
            </KindsDisclosure>
          </li>
        );
      })}
    </ul>
  );
}
