import { useSearch } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';
import { rangeWords } from './bucket-words.ts';
import { FirstAnswers } from './FirstAnswers.tsx';
import { MetricsActions } from './MetricsActions.tsx';
import { MetricsFilters } from './MetricsFilters.tsx';
import { OpenedRows } from './OpenedRows.tsx';
import { isAnalysed, withoutAnalysis, withoutRows, type MetricsSearch } from './search-params.ts';
import { rangeOf, useAnchor, useMetricsChange } from './use-metrics.ts';

const MoreAnalysis = lazyPart(() => import('./MoreAnalysis.tsx'), 'MoreAnalysis');

const loadingAnalysis = (
  <Loading what="the analysis">
    <SkeletonRepeat count={3} className="mb-4 h-64 rounded-card" />
  </Loading>
);

/** The work in five answers, each in words first; the rest behind "More analysis". */
export function Metrics() {
  const search = useSearch({ from: '/shell/metrics' });
  const change = useMetricsChange();
  useAnchor();
  const isOpen = isAnalysed(search);
  const open = (rows: MetricsSearch) => change({ ...withoutRows, ...rows });
  const filter = (next: MetricsSearch) => change({ ...withoutRows, ...next });
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Metrics"
        isCompact
        lead={rangeWords(rangeOf(search))}
        actions={<MetricsActions search={search} onChange={filter} />}
      />
      <MetricsFilters search={search} onChange={filter} />
      <div className="space-y-4">
        <FirstAnswers hasComparison={search.compare === undefined} onOpen={open} />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onPress={() => change(isOpen ? withoutAnalysis : { more: true })}
        >
          <ChevronRight
            aria-hidden
            className={isOpen ? 'size-4 rotate-90' : 'size-4'}
            strokeWidth={1.75}
          />
          More analysis
        </Button>
        {isOpen && (
          <Suspense fallback={loadingAnalysis}>
            <MoreAnalysis search={search} onChange={change} onOpen={open} />
          </Suspense>
        )}
      </div>
      <OpenedRows search={search} />
    </div>
  );
}
