import { may } from '#core/domain/authorization/permissions.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Whether there can be a radar that one proposes blips for. */
export function useMayPropose(): boolean {
  const { person } = useSession();
  const { corporations } = useCorporation();
  return corporations.some(({ id }) => may(person, 'createRadar', { id }));
}
