import { companyNotices } from '#features/companies/domain/notices.ts';
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { decide, records, suggestions } from '#features/companies/domain/match-endpoints.ts';
import { appearances } from '#features/companies/domain/endpoints.ts';
import type { CompanyRecords, MatchState, OtherRecord } from '#features/companies/domain/match.ts';
import type { Answer } from '#core/domain/endpoint.ts';
import { companyLimits } from '#features/companies/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

/** Two records by their labels, and the current decision. */
export interface Decidable {
  readonly id: string;
  readonly names: { readonly x: string; readonly y: string };
  readonly state: MatchState;
}

interface MatchDecisionRequest {
  readonly match: Decidable;
  readonly state: MatchState;
}

const notices = {
  accepted: companyNotices['match.accepted'],
  rejected: companyNotices['match.rejected'],
  suggested: companyNotices['match.reopened'],
} as const satisfies Record<MatchState, string>;

type Page = Answer<typeof suggestions>;

/** Removes a decided pair from the undecided ones. */
function updateMatchCaches(
  client: QueryClient,
  { match: { id }, state }: MatchDecisionRequest,
): void {
  if (state === 'suggested') return;
  const without = (page: Page): Page => ({
    ...page,
    total: page.total - Number(page.total < companyLimits.matchesCounted),
    data: page.data.filter((one) => one.id !== id),
  });
  client.setQueriesData<Page | InfiniteData<Page>>(
    { queryKey: queryKeyOf(suggestions) },
    (known) => {
      if (known === undefined) return undefined;
      return 'pages' in known ? { ...known, pages: known.pages.map(without) } : without(known);
    },
  );
  client.setQueriesData<CompanyRecords>({ queryKey: queryKeyOf(records) }, (known) => {
    if (known === undefined) return undefined;
    const isOther = (record: OtherRecord) => record.match?.id !== id;
    const decided = known.suggested.filter((record) => !isOther(record));
    return {
      same: [...known.same.filter(isOther), ...(state === 'accepted' ? decided : [])],
      suggested: known.suggested.filter(isOther),
    };
  });
}

/**
 * Decides on a match: optimistic update with undo, rolled back with the reason on error. Affected
 * queries are invalidated.
 */
export function useMatchDecision() {
  const client = useQueryClient();
  const invalidateMatches = () =>
    Promise.all(
      [records, suggestions, appearances].map((endpoint) =>
        client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
      ),
    );
  const { mutate } = useMutation({
    mutationFn: ({ match, state }: MatchDecisionRequest) =>
      call(decide, { params: { id: match.id }, body: { state, was: match.state } }),
    onMutate: async (request) => {
      await client.cancelQueries({ queryKey: queryKeyOf(records) });
      await client.cancelQueries({ queryKey: queryKeyOf(suggestions) });
      updateMatchCaches(client, request);
    },
    onSuccess: (_, { match, state }) => {
      const undo = { match: { ...match, state }, state: match.state };
      const back = { label: 'Undo', run: () => mutate(undo) };
      toast(
        noticeText(notices[state], match.names),
        'good',
        state === 'suggested' ? undefined : back,
      );
    },
    onError: (error) => toast(error.message, 'bad'),
    onSettled: () => void invalidateMatches(),
  });
  return (match: Decidable, state: MatchState) => mutate({ match, state });
}
