import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Whether the reader holds permissions on a corporation, by other things than a case role. */
export function useMayIn(corporationId: string) {
  const { person } = useSession();
  return (permission: Permission<'corporation'>): boolean =>
    may(person, permission, { id: corporationId });
}
