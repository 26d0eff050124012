import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import {
  formatWeights,
  usualWeights,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import { backTestSearch } from '#features/portfolio/matches/web/search-params.ts';
import { useSaveWeights } from '#features/portfolio/matches/web/use-match-settings.ts';
import { WeightSliders } from '#features/portfolio/matches/web/WeightSliders.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { BackTestResult } from './BackTestResult.tsx';
import { useBackTest } from './use-back-test.ts';

const skeleton = (
  <>
    <div className="mb-5 grid gap-3 sm:grid-cols-3">
      <SkeletonRepeat count={3} className="contents">
        <div className="skeleton h-24" />
      </SkeletonRepeat>
    </div>
    <SkeletonRepeat count={8} className="border-b border-line px-3 py-3">
      <div className="skeleton h-8" />
    </SkeletonRepeat>
  </>
);

/** How weights would have ranked past selections, beside the default weights. */
export function BackTestScreen() {
  const search = useSearch({ from: '/shell/venturematch/back-test', select: backTestSearch });
  const navigate = useNavigate({ from: '/venturematch/back-test' });
  const { opportunity } = search;
  const [weights, setWeights] = useState<Weights>(search.weights ?? usualWeights);
  const test = useBackTest(weights);
  const { saveWeights, isSaving } = useSaveWeights(opportunity ?? null);
  const move = (next: Weights) => {
    setWeights(next);
    const params = { opportunity, weights: formatWeights(next) };
    void navigate({ search: params, replace: true, resetScroll: false });
  };
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <Link
        to="/venturematch"
        search={{ opportunity, weights: formatWeights(weights) }}
        className="mb-2 inline-flex min-h-6 items-center gap-1 text-control text-ink-2 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        Matches
      </Link>
      <PageHeader
        title="Back-test of weights"
        lead="How well would these weights have found the companies you selected?"
      />
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <aside aria-label="Tested weights" className="min-w-0">
          <WeightSliders weights={weights} hasWishes={false} onChange={move} price={null} />
          {opportunity !== undefined && (
            <Button
              variant="primary"
              className="mt-3"
              isDisabled={isSaving}
              onPress={() => saveWeights(weights)}
            >
              Save these weights
            </Button>
          )}
        </aside>
        <section aria-label="Result" className="min-w-0">
          <QueryBoundary query={test.found} what="selections" skeleton={skeleton}>
            {(past) => <BackTestResult test={test} past={past} weights={weights} />}
          </QueryBoundary>
        </section>
      </div>
    </div>
  );
}
