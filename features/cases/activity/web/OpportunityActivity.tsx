import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityEntry, ActivityGroup } from '#features/cases/activity/domain/activity.ts';
import { ofOpportunity } from '#features/cases/activity/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { personName } from '#core/domain/identity/names.ts';
import { Timeline } from '#features/cases/activity/web/shared/Timeline.tsx';
import { TimelineSkeleton } from '#ui/TimelineSkeleton.tsx';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { FilterChips } from '#ui/FilterChips.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';

const pageSize = '50';
const everyone = 'everyone';

const groups = [
  { value: 'submissions', label: 'Submissions' },
  { value: 'decisions', label: 'Decisions' },
  { value: 'team', label: 'Team' },
  { value: 'comments', label: 'Comments' },
] as const satisfies readonly { value: ActivityGroup; label: string }[];

/** The case team, and other actors of the loaded entries. */
function peopleOf({ team = [] }: Opportunity, entries: readonly ActivityEntry[]) {
  const names = new Map(team.map((member) => [member.id, personName(member)]));
  for (const { actor } of entries) if (actor) names.set(actor.id, actor.name);
  const people = [...names].map(([value, label]) => ({ value, label }));
  return people.toSorted((one, other) => one.label.localeCompare(other.label));
}

/** The activity on an opportunity, by day. */
export function OpportunityActivity({ opportunity }: { readonly opportunity: Opportunity }) {
  const [group, setGroup] = useState<ActivityGroup | null>(null);
  const [person, setPerson] = useState(everyone);
  const result = useInfiniteQuery({
    ...infiniteQueryOptionsOf(ofOpportunity, {
      params: { id: opportunity.id },
      query: {
        limit: pageSize,
        ...(group && { group }),
        ...(person !== everyone && { actorId: person }),
      },
    }),
    enabled: opportunity.team !== undefined,
  });
  const entries = result.data ?? [];
  const isFiltered = group !== null || person !== everyone;

  if (!opportunity.team) {
    return (
      <EmptyState title="You don’t have access to the activity">
        Only the case team and the foundry do.
      </EmptyState>
    );
  }
  return (
    <div className="max-w-[760px]">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label="What"
          options={groups}
          value={group}
          onChange={(value) => setGroup(groups.find((one) => one.value === value)?.value ?? null)}
          all={{ label: 'All' }}
        />
        <SelectField
          label="Who"
          isLabelHidden
          options={[{ value: everyone, label: 'Everyone' }, ...peopleOf(opportunity, entries)]}
          value={person}
          onChange={setPerson}
        />
      </div>
      <ListResult
        what="activity"
        {...listState(result)}
        skeleton={<TimelineSkeleton lines={8} />}
        empty={
          <EmptyState title={isFiltered ? 'No matching activity' : 'No activity yet'}>
            {isFiltered
              ? 'Remove a filter to see more.'
              : 'Everything the case team does is listed here.'}
          </EmptyState>
        }
      >
        {(rows) => <Timeline entries={rows} Stage={StageName} />}
      </ListResult>
    </div>
  );
}
