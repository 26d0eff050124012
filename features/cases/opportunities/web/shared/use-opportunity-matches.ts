import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

interface Options {
  readonly most: number;
  /** Only those of one corporation, which is not said then. */
  readonly corporationId?: string;
  readonly isEnabled?: boolean;
  /** Whether those for what was typed before stay until the next are there. */
  readonly staysShown?: boolean;
}

/** Opportunities for what is typed, those named so first; each with its corporation and cycle. */
export function useOpportunityMatches(
  q: string,
  { most, corporationId, isEnabled = true, staysShown = true }: Options,
) {
  const { corporations, isLoading: areNamesMissing } = useCorporation();
  const { data, error, isFetching, isLoading } = useQuery({
    ...queryOptionsOf(list, {
      query: {
        q,
        sort: 'match',
        limit: String(most),
        ...(corporationId !== undefined && { corporationId }),
      },
    }),
    enabled: isEnabled,
    ...(staysShown && { placeholderData: keepPreviousData }),
  });
  const nameOf = (id: string) =>
    corporationId === undefined ? corporations.find((one) => one.id === id)?.name : undefined;
  return {
    error,
    isFetching,
    isLoading: isLoading || areNamesMissing,
    data: data?.data.map(({ id, name, cycleName, corporationId: of }) => ({
      id,
      name,
      about: [nameOf(of), cycleName].filter(Boolean).join(' · '),
    })),
  };
}
