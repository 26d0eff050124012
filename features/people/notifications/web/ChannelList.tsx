import type { NotificationChannel } from '#core/domain/events/notification-channels.ts';
import {
  kindLabel,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';

const channelOptions: readonly { readonly value: NotificationChannel; readonly label: string }[] = [
  { value: 'mail', label: 'App and mail' },
  { value: 'app', label: 'App' },
  { value: 'off', label: 'Off' },
];

const mailOptions: typeof channelOptions = [
  { value: 'mail', label: 'Mail' },
  { value: 'off', label: 'Off' },
];

/** Each kind of notification with its channel. */
export function ChannelList({
  channels,
  onChange,
}: {
  readonly channels: NotificationSettings['channels'];
  readonly onChange: (change: NotificationSettingsChange) => void;
}) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
      {channels.map(({ kind, channel, isMailOnly }) => (
        <li
          key={kind}
          className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 px-4 py-2 max-sm:flex-col max-sm:items-start"
        >
          <span className="flex min-w-0 items-center gap-3">
            <NotificationIcon kind={kind} className="size-4 shrink-0 text-ink-3" />
            <span className="text-control font-medium">{kindLabel(kind)}</span>
          </span>
          <SegmentedControl
            label={kindLabel(kind)}
            options={isMailOnly ? mailOptions : channelOptions}
            value={isMailOnly && channel !== 'mail' ? 'off' : channel}
            onChange={(choice) => onChange({ channels: [{ kind, channel: choice }] })}
          />
        </li>
      ))}
    </ul>
  );
}
