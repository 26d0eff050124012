import { useInfiniteQuery } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { list as opportunities } from '#features/cases/opportunities/domain/endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';

/** The opportunities of a corporation on which this person may start projects. */
export function useStartableOpportunities(corporationId: string | null) {
  const { person } = useSession();
  const { data, isPending } = useInfiniteQuery({
    ...infiniteQueryOptionsOf(opportunities, {
      query: { corporationId: corporationId ?? undefined, sort: 'name', limit: '100' },
    }),
    enabled: corporationId !== null,
  });
  const options = (data ?? []).filter(({ corporationId: its, roles }) =>
    may(person, 'createProject', { corporationId: its, roles }),
  );
  return { isPending, options };
}
