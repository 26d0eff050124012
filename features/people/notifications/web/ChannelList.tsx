import {
  kindLabel,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { channelOptions, mailOptions } from './channel-options.ts';
import { NotificationIcon } from './NotificationIcon.tsx';

/** Each kind of notification with its channel. */
export function ChannelList({
  channels,
  onChange,
}: {
  readonly channels: NotificationSettings['channels'];
  readonly onChange: (change: NotificationSettingsChange) => void;
}) {
  return (
    <ul className="divide-y divide-line">
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
