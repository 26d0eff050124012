import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Whether this person holds a permission in a corporation. */
export function useMayForCorporation(
  permission: Permission<'corporation'>,
  corporationId: string | null,
): boolean {
  const { person } = useSession();
  const { corporations } = useCorporation();
  const corporation = corporations.find(({ id }) => id === corporationId);
  return corporation !== undefined && may(person, permission, corporation);
}
