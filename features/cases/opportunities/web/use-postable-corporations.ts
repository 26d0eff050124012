import type { Corporation } from '#core/domain/identity/corporation.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** The visible corporations for which this user may post an opportunity. */
export function usePostableCorporations(): readonly Corporation[] {
  const { person } = useSession();
  const { corporations, active } = useCorporation();
  return corporations.filter(
    (one) =>
      one.isAllCorporations !== true &&
      (active?.isAllCorporations === true || one.id === active?.id) &&
      may(person, 'createOpportunity', { id: one.id }),
  );
}
