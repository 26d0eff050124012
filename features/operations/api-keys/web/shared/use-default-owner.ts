import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** The own corporation; the foundry has to choose. */
export function useDefaultOwner(): string | undefined {
  const { person } = useSession();
  return isFoundry(person) ? undefined : (person.corporationId ?? undefined);
}
