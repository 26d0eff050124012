import { Settings2 } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

interface Props {
  /** Undefined until loaded. */
  readonly unreadCount: number | undefined;
  readonly onReadAll: () => void;
}

/** The head of the list, with what concerns all of it. */
export function NotificationsHeader({ unreadCount, onReadAll }: Props) {
  return (
    <PageHeader
      title="Notifications"
      lead={
        unreadCount === undefined
          ? 'By thing, newest first.'
          : `${pluralize(unreadCount, 'unread notification', 'unread notifications')}.`
      }
      actions={
        <>
          <Button isDisabled={!unreadCount} onPress={onReadAll}>
            Mark all as read
          </Button>
          <ButtonLink to="/settings/notifications">
            <Settings2 aria-hidden className="size-4" strokeWidth={1.75} />
            Settings
          </ButtonLink>
        </>
      }
    />
  );
}
