import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import { collectionNotices } from '#features/directory/collections/domain/notices.ts';
import {
  decide,
  list,
  propose,
  withdraw,
} from '#features/directory/collections/domain/proposal-endpoints.ts';
import type { CollectionProposal } from '#features/directory/collections/domain/proposals.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';

const none: readonly CollectionProposal[] = [];

/** What is proposed for a collection; what has been listed or blacklisted since is none any more. */
export function useProposals(collection: Collection) {
  const query = useQuery(queryOptionsOf(list, { params: { id: collection.id } }));
  const { data = none } = query;
  const waiting = data.filter(({ company }) => stateOf(collection, company) === 'neither');
  return {
    open: waiting.filter(({ isDeclined }) => !isDeclined),
    declined: waiting.filter(({ isDeclined }) => isDeclined),
    isPending: query.isPending,
    error: query.error,
    refetch: query.refetch,
  };
}

interface OfCompany {
  readonly collection: Pick<Collection, 'id' | 'name'>;
  readonly company: NamedCompany;
}

interface Proposing extends OfCompany {
  readonly note: string | null;
}

interface Deciding extends OfCompany {
  readonly isDeclined: boolean;
}

const lists = { queryKey: queryKeyOf(list) };
const recordOf = ({ collection, company }: OfCompany) => `proposal ${collection.id} ${company.id}`;
const paramsOf = ({ collection, company }: OfCompany) => ({
  id: collection.id,
  companyId: company.id,
});

/** Proposes companies, takes that back, and decides. */
export function useProposalMutations() {
  const client = useQueryClient();
  const show = (
    { collection }: OfCompany,
    to: (all: readonly CollectionProposal[]) => CollectionProposal[],
  ) =>
    client.setQueryData<CollectionProposal[]>(
      queryKeyOf(list, { params: { id: collection.id } }),
      (all) => all && to(all),
    );
  const withdrawing = useRecordMutation({
    record: recordOf,
    send: (change: OfCompany) => callUntilAnswered(withdraw, { params: paramsOf(change) }),
    shownIn: [lists],
    show: (change) =>
      void show(change, (all) => all.filter(({ company }) => company.id !== change.company.id)),
    notice: (_, { company }) =>
      noticeText(collectionNotices['collection.proposalWithdrawn'], { x: company.name }),
    refetched: [lists],
  });
  const proposing = useRecordMutation({
    record: recordOf,
    send: (change: Proposing) =>
      call(propose, { params: paramsOf(change), body: { note: change.note } }),
    notice: (_, { company, collection }) =>
      noticeText(collectionNotices['collection.proposed'], {
        x: company.name,
        c: collection.name,
      }),
    refetched: [lists],
  });
  const deciding = useRecordMutation({
    record: recordOf,
    send: (change: Deciding) => {
      const { isDeclined } = change;
      return callUntilAnswered(decide, { params: paramsOf(change), body: { isDeclined } });
    },
    shownIn: [lists],
    show: (change) => {
      show(change, (all) =>
        all.map((one) =>
          one.company.id === change.company.id ? { ...one, isDeclined: change.isDeclined } : one,
        ),
      );
      return { undo: () => (change.isDeclined ? { ...change, isDeclined: false } : null) };
    },
    notice: (_, { company, isDeclined }) =>
      isDeclined
        ? noticeText(collectionNotices['collection.proposalDeclined'], { x: company.name })
        : null,
    refetched: [lists],
  });
  return {
    propose: (collection: OfCompany['collection'], company: NamedCompany, note: string | null) =>
      proposing.mutate({ collection, company, note }),
    withdraw: (collection: OfCompany['collection'], company: NamedCompany) =>
      withdrawing.mutate({ collection, company }),
    decline: (collection: OfCompany['collection'], company: NamedCompany) =>
      deciding.mutate({ collection, company, isDeclined: true }),
  };
}
