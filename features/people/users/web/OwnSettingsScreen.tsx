import { Navigate } from '@tanstack/react-router';
import { useSession } from '#core/web/session/use-session.ts';

/** Leads to one’s own settings, for links that are the same for everybody. */
export function OwnSettingsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Navigate to="/profile/$id" params={{ id: user.id }} search={{ tab: 'settings' }} replace />
  );
}
