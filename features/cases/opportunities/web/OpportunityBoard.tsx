import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import { columnsOfStages } from '#features/cases/opportunities/domain/stage-counts.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { BoardColumn } from '#core/web/views/BoardColumn.tsx';
import type { Group } from '#core/web/views/list.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { CorporationName } from '#features/cases/corporations/web/shared/CorporationName.tsx';
import { personName } from '#core/domain/identity/names.ts';
import { AvatarGroup } from '#ui/Avatar.tsx';
import { DaysRing } from './DaysRing.tsx';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';

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

const without = 'No submissions yet';
const ended = 'No active submissions';

/** The opportunities by stage; behind the stages those that are in none. */
function groupsOf(
  opportunities: readonly OpportunityRow[],
  stages: readonly string[],
): Group<OpportunityRow>[] {
  const groups = Map.groupBy(opportunities, ({ stageCounts, numSubmissions = 0 }) => {
    const bestStage = stageCounts?.at(-1)?.stage;
    if (bestStage && stages.includes(bestStage)) return bestStage;
    return numSubmissions === 0 ? without : ended;
  });
  const others = [without, ended].filter((name) => groups.has(name));
  return [...stages, ...others].map((name) => ({
    id: name,
    name,
    rows: groups.get(name) ?? [],
  }));
}

/**
 * Opportunities by the stage of their best submission. Not draggable, since the stage follows from
 * the submissions.
 */
export function OpportunityBoard({ opportunities }: Props) {
  const { corporations } = useCorporation();
  const board = useListKeys<HTMLDivElement>();
  const scroller = useScrollEdges<HTMLDivElement>();
  const corporationIds = new Set(opportunities.map(({ corporationId }) => corporationId));
  const stages = columnsOfStages(
    corporations.flatMap(({ id, stages: own }) => (corporationIds.has(id) && own ? [own] : [])),
  );
  return (
    <div ref={board}>
      <div
        ref={scroller}
        className="fade-edges -mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8"
      >
        {groupsOf(opportunities, stages).map(({ id, name, rows }) => (
          <BoardColumn
            key={id}
            name={name}
            heading={
              stages.includes(name) ? (
                <StageName stage={name} />
              ) : (
                <span className="text-ink-2">{name}</span>
              )
            }
            count={rows.length}
            className="w-52 sm:flex-1"
          >
            <ul className="flex min-h-16 flex-1 flex-col gap-1.5 pr-1">
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
