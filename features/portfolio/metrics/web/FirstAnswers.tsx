import { AnswersCard } from './AnswersCard.tsx';
import { EmptySearchesCard } from './EmptySearchesCard.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { PilotsCard } from './PilotsCard.tsx';
import type { MetricsSearch } from './search-params.ts';
import { SubmissionsCard } from './SubmissionsCard.tsx';

interface Props {
  readonly hasComparison: boolean;
  /** Shows the rows that a figure counts. */
  readonly onOpen: (rows: MetricsSearch) => void;
}

/** The five cards that answer what most readers come for. */
export function FirstAnswers({ hasComparison, onOpen: open }: Props) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <SubmissionsCard
          hasComparison={hasComparison}
          onOpen={({ from, to }) => open({ rows: 'submissions', rowsFrom: from, rowsTo: to })}
          onOpenAll={() => open({ rows: 'submissions' })}
        />
        <FunnelCard
          hasComparison={hasComparison}
          onOpen={(stage) => open({ rows: 'reached', stage })}
        />
        <AnswersCard
          hasComparison={hasComparison}
          onOpen={(rows, rowsPart) =>
            open({
              rows,
              ...(rowsPart !== undefined && { rowsBy: 'corporation' as const, rowsPart }),
            })
          }
        />
        <PilotsCard onOpen={(rows) => open({ rows })} />
      </div>
      <EmptySearchesCard />
    </>
  );
}
