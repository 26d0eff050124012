import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** The corporations whose pitch days this person plans, and the one to begin with. */
export function usePlannedCorporations() {
  const { person } = useSession();
  const { active, corporations } = useCorporation();
  const own = corporations.filter(
    (one) => one.isAllCorporations !== true && may(person, 'planPitchDay', one),
  );
  const first = own.find(({ id }) => id === active?.id) ?? own[0];
  return { corporations: own, first: first?.id ?? null, mayPlan: own.length > 0 };
}
