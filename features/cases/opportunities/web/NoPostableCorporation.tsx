import { useQuery } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { visibleCorporations } from '#core/web/session/current-user.ts';
import { NoCorporationState } from '#core/web/session/NoCorporationState.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';

/** In place of the form of a new opportunity: none exists yet, the reader has none, or may not. */
export function NoPostableCorporation() {
  const { person } = useSession();
  const { corporations, isLoading, hasFailed } = useCorporation();
  const { error, refetch } = useQuery({ ...visibleCorporations, enabled: hasFailed });
  if (isLoading) return null;
  const isFirst = corporations.every(({ isAllCorporations }) => isAllCorporations === true);
  if (isFirst && hasFailed)
    return (
      <ErrorState
        isPage
        title="The corporations could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (isFirst && may(person, 'createCorporation'))
    return (
      <EmptyState
        isPage
        title="No corporation yet"
        action={<ButtonLink to="/admin/corporations">Go to Corporations</ButtonLink>}
      >
        An opportunity belongs to a corporation. Add the first one, then post it.
      </EmptyState>
    );
  return (
    <NoCorporationState what="opportunities" isPage>
      <NoAccessState what="this page" permission="createOpportunity" />
    </NoCorporationState>
  );
}
