import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { usePostableCorporations } from '#features/cases/opportunities/web/use-postable-corporations.ts';

/**
 * In the empty state of what opportunities bring: posts one, for who may. Without a corporation that comes
 * first.
 */
export function FirstOpportunityLink() {
  const { person } = useSession();
  const { corporations, isLoading } = useCorporation();
  const postable = usePostableCorporations();
  if (postable.length > 0) return <ButtonLink to="/opportunities/new">New opportunity</ButtonLink>;
  const isFirst = corporations.every(({ isAllCorporations }) => isAllCorporations === true);
  if (isLoading || !isFirst || !may(person, 'createCorporation')) return null;
  return <ButtonLink to="/admin/corporations">Add a corporation first</ButtonLink>;
}
