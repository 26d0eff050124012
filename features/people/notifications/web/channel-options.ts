import type { NotificationChannel } from '#core/domain/events/notification-channels.ts';

interface ChannelOption {
  readonly value: NotificationChannel;
  readonly label: string;
}

export const channelOptions: readonly ChannelOption[] = [
  { value: 'mail', label: 'App and email' },
  { value: 'app', label: 'App' },
  { value: 'off', label: 'Off' },
];

/** Of what is in a mail alone. */
export const mailOptions: readonly ChannelOption[] = [
  { value: 'mail', label: 'Email' },
  { value: 'off', label: 'Off' },
];
