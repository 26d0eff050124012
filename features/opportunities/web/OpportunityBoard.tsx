import { Link } from '@tanstack/react-router';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { columnsOfStages } from '#features/opportunities/domain/best-stage.ts';
import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useListNavigation } from '#ui/use-list-navigation.ts';
import { CorporationName } from '#features/corporations/web/public/CorporationName.tsx';
import { Deadline } from '#features/opportunities/web/public/Deadline.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';

interface Column {
  readonly title: string;
  readonly isStage: boolean;
  readonly rows: readonly OpportunityRow[];
}

function Card({ opportunity }: { readonly opportunity: OpportunityRow }) {
  const { id, name, corporationId, numSubmissions = 0 } = opportunity;
  return (
    <article className="relative space-y-2 rounded-[8px] border border-line bg-surface p-3 transition-colors has-[a:hover]:border-line-strong">
      <div className="flex items-center gap-2 text-meta text-ink-3">
        <CorporationName id={corporationId} />
      </div>
      <h3 className="line-clamp-3 text-control leading-4.5 font-semibold break-words">
        <Link
          to="/opportunity/$id"
          params={{ id }}
          data-walk
          className="after:absolute after:inset-0 after:rounded-[8px] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
      </h3>
      <div className="flex items-center justify-between gap-2 text-meta text-ink-3 tabular">
        <span>{pluralize(numSubmissions, 'submission', 'submissions')}</span>
        <Deadline opportunity={opportunity} />
      </div>
    </article>
  );
}

/**
 * Opportunities by the stage of their best submission. Not draggable, since the stage follows from
 * the submissions.
 */
export function OpportunityBoard({
  opportunities,
}: {
  readonly opportunities: readonly OpportunityRow[];
}) {
  const { corporations } = useCorporation();
  const board = useListNavigation<HTMLDivElement>();
  const shown = new Set(opportunities.map(({ corporationId }) => corporationId));
  const orders = corporations.flatMap(({ id, stages }) =>
    shown.has(id) && stages ? [stages] : [],
  );
  const stages = columnsOfStages(orders);
  const outside = opportunities.filter(({ bestStage }) => !stages.includes(bestStage ?? ''));
  const isUntouched = ({ numSubmissions = 0 }: OpportunityRow) => numSubmissions === 0;
  const without = outside.filter(isUntouched);
  const ended = outside.filter((row) => !isUntouched(row));
  const columns: readonly Column[] = [
    { title: 'No submissions yet', isStage: false, rows: without },
    ...stages.map((stage) => ({
      title: stage,
      isStage: true,
      rows: opportunities.filter(({ bestStage }) => bestStage === stage),
    })),
    ...(ended.length > 0 ? [{ title: 'None in the running', isStage: false, rows: ended }] : []),
  ];
  return (
    <div
      ref={board}
      className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:-mx-8 md:scroll-px-8 md:px-8"
    >
      {columns.map(({ title, isStage, rows }) => (
        <section
          key={title}
          aria-label={title}
          className="flex w-60 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 max-sm:w-[82vw]"
        >
          <h2 className="flex items-center justify-between gap-2 px-1.5 pt-1 pb-2 text-control font-semibold">
            {isStage ? <StageName stage={title} /> : <span className="text-ink-2">{title}</span>}
            <span className="text-meta font-medium text-ink-3 tabular">
              {formatNumber(rows.length)}
            </span>
          </h2>
          <ul className="flex min-h-24 flex-1 flex-col gap-1.5">
            {rows.map((opportunity) => (
              <li key={opportunity.id}>
                <Card opportunity={opportunity} />
              </li>
            ))}
            {rows.length === 0 && (
              <li className="px-2 py-6 text-center text-meta text-ink-3">Nothing here</li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
