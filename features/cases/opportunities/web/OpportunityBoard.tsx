import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import { opportunityStatuses } from '#features/cases/opportunities/domain/statuses.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { BoardColumn } from '#core/web/views/BoardColumn.tsx';
import type { Group } from '#core/web/views/list.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { CorporationName } from '#features/cases/corporations/web/shared/CorporationName.tsx';
import { personName } from '#core/domain/identity/names.ts';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { DaysRing } from './DaysRing.tsx';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import { statusLabels } from './status-labels.ts';

function Card({ opportunity }: { readonly opportunity: OpportunityRow }) {
  const { id, name, corporationId, team, numSubmissions = 0 } = opportunity;
  return (
    <article className="relative space-y-2 rounded-control border border-line bg-raised p-3 transition-colors has-[a:hover]:border-line-strong">
      <div className="flex items-center justify-between gap-2 text-small text-ink-2">
        <span className="flex min-w-0 items-center gap-2">
          <CorporationName id={corporationId} />
        </span>
        <DaysRing opportunity={opportunity} />
      </div>
      <h3 className="line-clamp-3 text-control leading-4.5 font-semibold break-words">
        <Link
          to="/opportunity/$id"
          params={{ id }}
          data-walk
          className="after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <div className="flex items-center justify-between gap-2 text-small text-ink-3 tabular">
        <AvatarGroup
          most={2}
          people={(team ?? []).map((member) => ({ id: member.id, name: personName(member) }))}
        />
        <span className="ml-auto whitespace-nowrap">
          {pluralize(numSubmissions, 'submission', 'submissions')}
        </span>
      </div>
    </article>
  );
}

interface Props {
  readonly opportunities: readonly OpportunityRow[];
}

/** The opportunities by status. One without is active, as the server reads it. */
const groupsOf = (opportunities: readonly OpportunityRow[]): Group<OpportunityRow>[] => {
  const groups = Map.groupBy(opportunities, ({ status = 'ACTIVE' }) => status);
  return opportunityStatuses.map((status) => ({
    id: status,
    name: statusLabels[status],
    rows: groups.get(status) ?? [],
  }));
};

/** Opportunities by status. Not draggable: closing one asks for a reason. */
export function OpportunityBoard({ opportunities }: Props) {
  const board = useListKeys<HTMLDivElement>();
  const scroller = useScrollEdges<HTMLDivElement>();
  return (
    <div ref={board}>
      <div
        ref={scroller}
        className="fade-edges -mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8"
      >
        {groupsOf(opportunities).map(({ id, name, rows }) => (
          <BoardColumn key={id} name={name} count={rows.length} className="w-72 sm:flex-1">
            <ul className="grid min-h-16 flex-1 content-start gap-1.5 pr-1 lg:grid-cols-2 2xl:grid-cols-3">
              {rows.map((opportunity) => (
                <li key={opportunity.id}>
                  <Card opportunity={opportunity} />
                </li>
              ))}
              {rows.length === 0 && (
                <li className="px-2 py-6 text-center text-small text-ink-3">Nothing here</li>
              )}
            </ul>
          </BoardColumn>
        ))}
      </div>
    </div>
  );
}
