import { Bell } from 'lucide-react';
import { notificationIcons } from '#core/web/shell/notification-icons.ts';
import { useNotificationKinds } from './use-notification-kinds.ts';

/** The icon of a kind of notification. An old one may be of a kind that nothing causes any more. */
export function KindIcon({
  kind,
  className,
}: {
  readonly kind: string;
  readonly className: string;
}) {
  const name = useNotificationKinds().get(kind);
  const Icon = name === undefined ? Bell : notificationIcons[name];
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
