import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Whoever is not of the foundry sees sums of whole days or months, of five people or more. */
export function useHiddenWords(parts: string): string {
  const { person } = useSession();
  return isFoundry(person) ? '' : ` Whole ${parts} with at least five people.`;
}
