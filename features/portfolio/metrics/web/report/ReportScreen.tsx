import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { filterNames } from '#features/portfolio/metrics/domain/filter-names.ts';
import { rangeBefore } from '#features/portfolio/metrics/domain/range.ts';
import { filterWords, namedFilterText } from '#features/portfolio/metrics/domain/report.ts';
import { AnswersTable, FunnelTable, OpportunitiesTable, StagesTable } from './ReportTables.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { rangeWords } from '#features/portfolio/metrics/web/bucket-words.ts';
import { useFilterOptions } from '#features/portfolio/metrics/web/use-filter-options.ts';
import {
  rangeOf,
  useMetricsQuery,
  useMetricsSearch,
} from '#features/portfolio/metrics/web/use-metrics.ts';
import { isFoundry, may } from '#core/domain/authorization/permissions.ts';
import { allCorporations } from '#core/domain/identity/corporation.ts';
import { CorporationProvider } from '#core/web/session/CorporationProvider.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { Button } from '#ui/Button.tsx';
import './report.css';

/** The filters in names: one opportunity or corporation is what the report is about. */
function useReportFilters() {
  const search = useMetricsSearch();
  const query = useMetricsQuery();
  const { optionsOf } = useFilterOptions(search);
  const named = filterNames.flatMap((name) => {
    const values = [query[name] ?? []].flat();
    if (values.length === 0) return [];
    const isExcluded = [query.except ?? []].flat().includes(name);
    const words = values.map(
      (value) => optionsOf(name).find((option) => option.value === value)?.label ?? '…',
    );
    return [{ name, isExcluded, values: words }];
  });
  const about = named.find(
    ({ name, isExcluded, values }) =>
      values.length === 1 && !isExcluded && (name === 'opportunity' || name === 'corporation'),
  );
  return { named, about };
}

function Paper() {
  const search = useMetricsSearch();
  const { person } = useSession();
  const { active } = useCorporation();
  const { named, about } = useReportFilters();
  const { zone = 'UTC' } = useMetricsQuery();
  const range = rangeOf(search);
  const isCompared = search.compare === undefined;
  return (
    <div className="printed min-h-dvh bg-raised text-ink">
      <div className="sticky top-0 z-10 border-b border-line bg-raised print:hidden">
        <div className="mx-auto flex max-w-[210mm] items-center justify-between px-4 py-2.5">
          <Link
            to="/metrics"
            search={search}
            className="inline-flex min-h-8 items-center gap-1.5 text-control font-medium text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
            Back
          </Link>
          <Button variant="primary" onPress={() => window.print()}>
            <Printer aria-hidden className="size-4" strokeWidth={1.75} />
            Print
          </Button>
        </div>
      </div>
      <article className="mx-auto max-w-[210mm] space-y-6 px-4 py-8 sm:px-8">
        <header className="border-b-2 border-ink pb-4">
          <h1 className="text-title font-semibold tracking-[-0.02em] text-balance">
            {about?.values[0] ?? (isFoundry(person) ? allCorporations.name : active?.name)}
          </h1>
          <p className="mt-1">{rangeWords(range)}</p>
          <p className="text-ink-2">
            {isCompared && `Compared with ${rangeWords(rangeBefore(range))}. `}Days in {zone}.
          </p>
          {named
            .filter((filter) => filter !== about)
            .map((filter) => (
              <p key={filterWords[filter.name]} className="text-ink-2">
                {namedFilterText(filter)}
              </p>
            ))}
        </header>
        <ReportFigures isCompared={isCompared} />
        <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <FunnelTable isCompared={isCompared} />
          <StagesTable />
        </div>
        <AnswersTable />
        {about?.name !== 'opportunity' && <OpportunitiesTable isCompared={isCompared} />}
      </article>
    </div>
  );
}

/** The printable report of what the filters of the address say, on one page. */
export function ReportScreen() {
  const { person, isLoading } = useSession();
  const mayView = may(person, 'viewMetrics');
  return (
    <main>
      {mayView ? (
        <CorporationProvider>
          <Paper />
        </CorporationProvider>
      ) : (
        !isLoading && <NoAccessState what="Metrics" permission="viewMetrics" />
      )}
    </main>
  );
}
