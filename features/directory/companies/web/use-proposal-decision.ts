import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Answer } from '#core/domain/endpoint.ts';
import { noticeText } from '#core/domain/notices.ts';
import { companyNotices } from '#features/directory/companies/domain/notices.ts';
import type { CompanyProposal } from '#features/directory/companies/domain/proposal.ts';
import { decide, list } from '#features/directory/companies/domain/proposal-endpoints.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

interface Decision {
  readonly proposal: CompanyProposal;
  readonly state: 'accepted' | 'declined';
  readonly reason: string;
}

const notices = {
  accepted: companyNotices['proposal.accepted'],
  declined: companyNotices['proposal.declined'],
} as const;

const proposals = { queryKey: queryKeyOf(list) };

/** Decides on a proposal; it leaves the list at once. */
export function useProposalDecision() {
  const client = useQueryClient();
  const { mutate } = useRecordMutation({
    record: ({ proposal }: Decision) => `proposal ${proposal.id}`,
    send: ({ proposal: { id }, state, reason }) =>
      callUntilAnswered(decide, { params: { id }, body: { state, reason } }),
    shownIn: [proposals],
    show: ({ proposal }) => {
      client.setQueriesData<InfiniteData<Answer<typeof list>>>(
        proposals,
        (entry) =>
          entry && {
            ...entry,
            pages: entry.pages.map((page) => ({
              ...page,
              data: page.data.filter(({ id }) => id !== proposal.id),
            })),
          },
      );
    },
    notice: (_, { proposal: { name }, state }) => noticeText(notices[state], { name }),
    refetched: [proposals],
  });
  return mutate;
}
