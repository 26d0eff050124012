import { Navigate } from '@tanstack/react-router';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { CorporationSettings } from './CorporationSettings.tsx';

/** The settings of one's own corporation, for its administrators. The foundry has all in a list. */
export function OwnCorporationScreen() {
  const { person } = useSession();
  const { corporationId } = person;
  if (may(person, 'createCorporation')) return <Navigate to="/admin/corporations" replace />;
  return corporationId === null ? null : <CorporationSettings id={corporationId} />;
}
