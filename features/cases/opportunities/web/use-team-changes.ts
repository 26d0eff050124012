import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { TeamMember } from '#core/domain/identity/user.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';

/** A changed role; null removes the member. One of another name is sent again to confirm it. */
interface Change {
  readonly person: TeamMember;
  readonly role: string | null;
}

/** The team with one member added, replaced, or removed. */
function withMember(team: readonly TeamMember[], id: string, member: TeamMember | null) {
  const index = team.findIndex((one) => one.id === id);
  if (member === null) return team.filter((one) => one.id !== id);
  return index === -1 ? [...team, member] : team.with(index, member);
}

/**
 * Optimistic changes of a case team; each is rolled back on its own when refused. The reason is shown
 * beside the member.
 */
export function useTeamChanges(opportunityId: string) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<{ readonly id: string; readonly why: string } | null>(
    null,
  );
  const queryKey = queryKeyOf(opportunities.get, { params: { id: opportunityId } });
  const shownIn = [{ queryKey }];

  function put(id: string, member: TeamMember | null): void {
    client.setQueryData<Opportunity>(
      queryKey,
      (opportunity) =>
        opportunity?.team && { ...opportunity, team: withMember(opportunity.team, id, member) },
    );
  }

  const { mutate } = useRecordMutation({
    record: `team ${opportunityId}`,
    send: async ({ person, role }: Change) => {
      const params = { id: opportunityId, userId: person.id };
      if (role === null) await callUntilAnswered(opportunities.leaveTeam, { params });
      else
        await callUntilAnswered(opportunities.giveRole, {
          params,
          body: { role, isConfirmed: true },
        });
    },
    shownIn,
    show: ({ person, role }) => {
      setProblem(null);
      const opportunity = client.getQueryData<Opportunity>(queryKey);
      const before = opportunity?.team?.find(({ id }) => id === person.id) ?? null;
      put(person.id, role === null ? null : { ...person, role, isConfirmed: true });
      return { rollBack: () => put(person.id, before) };
    },
    refused: (error, { person }) => setProblem({ id: person.id, why: error.message }),
    refetched: [...shownIn, { queryKey: queryKeyOf(opportunities.list) }],
  });

  return {
    /** Why the last change was refused, and whose it was. */
    problem,
    change: (person: TeamMember, role: string | null) => mutate({ person, role }),
  };
}
