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
import { limits } from '#core/domain/limits.ts';
import { tell } from '#core/domain/notices.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

/** Two records, by the names that people know them by, and what was decided on them so far. */
export interface Decidable {
  readonly id: string;
  readonly names: { readonly x: string; readonly y: string };
  readonly state: MatchState;
}

interface Wish {
  readonly match: Decidable;
  readonly state: MatchState;
}

const notices = {
  accepted: 'match.accepted',
  rejected: 'match.rejected',
  suggested: 'match.reopened',
} as const satisfies Record<MatchState, string>;

type Page = Answer<typeof suggestions>;

/** What was decided on does not wait any more. */
function showDecided(client: QueryClient, { match: { id }, state }: Wish): void {
  if (state === 'suggested') return;
  const without = (page: Page): Page => ({
    ...page,
    total: page.total - Number(page.total < limits.matchesCounted),
    data: page.data.filter((one) => one.id !== id),
  });
  client.setQueriesData<Page | InfiniteData<Page>>({ queryKey: keyOf(suggestions) }, (known) => {
    if (known === undefined) return undefined;
    return 'pages' in known ? { ...known, pages: known.pages.map(without) } : without(known);
  });
  client.setQueriesData<CompanyRecords>({ queryKey: keyOf(records) }, (known) => {
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
 * Decides on records: shown at once, with a way back, and taken back with the reason when it is
 * refused. What came of it is read again wherever it shows.
 */
export function useDeciding() {
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [records, suggestions, appearances].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
  const { mutate } = useMutation({
    mutationFn: ({ match, state }: Wish) =>
      call(decide, { params: { id: match.id }, body: { state, was: match.state } }),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: keyOf(records) });
      await client.cancelQueries({ queryKey: keyOf(suggestions) });
      showDecided(client, wish);
    },
    onSuccess: (_, { match, state }) => {
      const undo = { match: { ...match, state }, state: match.state };
      const back = { label: 'Undo', act: () => mutate(undo) };
      toast(tell(notices[state], match.names), 'good', state === 'suggested' ? undefined : back);
    },
    onError: (error) => toast(error.message, 'bad'),
    onSettled: () => void readAgain(),
  });
  return (match: Decidable, state: MatchState) => mutate({ match, state });
}
