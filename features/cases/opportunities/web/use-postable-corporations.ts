import type { Corporation } from '#core/domain/identity/corporation.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** The one to post for: the only one, else the chosen one, else the reader's own. */
export function useChosenCorporation(
  corporations: readonly Corporation[],
  chosenId: string | null,
): { readonly corporation: Corporation | undefined; readonly isOnly: boolean } {
  const { person } = useSession();
  const isOnly = corporations.length === 1;
  const find = (corporationId: string | null) =>
    corporations.find(({ id }) => id === corporationId);
  const corporation = isOnly ? corporations[0] : (find(chosenId) ?? find(person.corporationId));
  return { corporation, isOnly };
}

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
