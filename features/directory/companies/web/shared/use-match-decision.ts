import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import {
  decide,
  records,
  suggestions,
} from '#features/directory/companies/domain/match-endpoints.ts';
import { appearancesKey } from '#features/directory/companies/web/shared/appearances-key.ts';
import type {
  CompanyRecords,
  MatchState,
  OtherRecord,
} from '#features/directory/companies/domain/match.ts';
import type { Answer } from '#core/domain/endpoint.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';

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
const pairs = { queryKey: queryKeyOf(suggestions) };
const ofCompany = { queryKey: queryKeyOf(records) };

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
  const isOther = (record: OtherRecord) => record.match?.id !== id;
  client.setQueriesData<Page | InfiniteData<Page>>(pairs, (entry) => {
    if (entry === undefined) return undefined;
    return 'pages' in entry ? { ...entry, pages: entry.pages.map(without) } : without(entry);
  });
  client.setQueriesData<CompanyRecords>(ofCompany, (entry) => {
    if (entry === undefined) return undefined;
    const decided = entry.suggested.filter((record) => !isOther(record));
    return {
      same: [...entry.same.filter(isOther), ...(state === 'accepted' ? decided : [])],
      suggested: entry.suggested.filter(isOther),
    };
  });
}

/** Decides on a match: optimistic update with undo. Affected queries are refetched. */
export function useMatchDecision() {
  const client = useQueryClient();
  const { mutate } = useRecordMutation({
    record: ({ match }: MatchDecisionRequest) => `match ${match.id}`,
    send: ({ match, state }) =>
      callUntilAnswered(decide, { params: { id: match.id }, body: { state, was: match.state } }),
    shownIn: [pairs, ofCompany],
    show: (request) => {
      const { match, state } = request;
      updateMatchCaches(client, request);
      const back = { match: { ...match, state }, state: match.state };
      return { undo: () => (state === 'suggested' ? null : back) };
    },
    notice: (_, { match, state }) => noticeText(notices[state], match.names),
    refetched: [pairs, ofCompany, { queryKey: appearancesKey }],
  });
  return (match: Decidable, state: MatchState) => mutate({ match, state });
}
