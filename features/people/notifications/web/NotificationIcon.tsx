import { Bell } from 'lucide-react';
import { kindIcons } from '#core/web/shell/kind-icons.ts';
import { useNotificationKinds } from './use-notification-kinds.ts';

/** The icon of a kind of notification. An old one may be of a kind that nothing causes any more. */
export function NotificationIcon({
  kind,
  className,
}: {
  readonly kind: string;
  readonly className: string;
}) {
  const name = useNotificationKinds().get(kind);
  const Icon = name === undefined ? Bell : kindIcons[name];
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
