import { formatNumber, plural } from '#core/domain/format.ts';
import type { PastSelections } from '#features/portfolio/matches/domain/back-test.ts';
import {
  compareRanks,
  selectionsLeast,
} from '#features/portfolio/matches/domain/back-test-summary.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import {
  areEqual,
  usualWeights,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { EmptyState } from '#ui/states.tsx';
import {
  comparisonWords,
  dateWords,
  selectionWords,
  tooFewWords,
  verdictWords,
} from './back-test-texts.ts';
import { BackTestFigures } from './BackTestFigures.tsx';
import { BackTestTable } from './BackTestTable.tsx';
import type { useBackTest } from './use-back-test.ts';

interface Props {
  readonly test: ReturnType<typeof useBackTest>;
  readonly past: PastSelections;
  readonly weights: Weights;
}

/** The figures once all selections are ranked, or what there is until then. */
function Verdict({ test: { tested, settled }, weights }: Omit<Props, 'past'>) {
  const ranked = tested.filter(({ state }) => state === 'ranked');
  if (tested.length < selectionsLeast) {
    return <p className="text-reading font-medium">{tooFewWords(tested.length)}</p>;
  }
  if (settled < tested.length) {
    const words = `${formatNumber(settled)} of ${formatNumber(tested.length)} selections ranked`;
    return (
      <div className="space-y-2">
        <p className="text-control text-ink-2">{words}</p>
        <ProgressBar label="Selections ranked" share={settled / tested.length} />
      </div>
    );
  }
  if (ranked.length < selectionsLeast) {
    return <p className="text-reading font-medium">{tooFewWords(ranked.length)}</p>;
  }
  return (
    <div className="space-y-1">
      <p className="text-section font-semibold text-pretty tabular">
        {verdictWords(ranked, areEqual(weights, usualWeights))}
      </p>
      <p className="text-control text-ink-2">
        {areEqual(weights, usualWeights)
          ? 'These are the default weights. Move a slider to compare.'
          : comparisonWords(compareRanks(ranked))}
      </p>
    </div>
  );
}

/** How the weights would have ranked the companies that were selected. */
export function BackTestResult({ test, past, weights }: Props) {
  const { tested, failed, retry } = test;
  if (tested.length === 0) {
    return (
      <EmptyState
        title="No selection yet"
        action={<ButtonLink to="/discover">Go to Discover</ButtonLink>}
      >
        Weights are tested with the companies that opportunities have selected.
      </EmptyState>
    );
  }
  return (
    <div className="space-y-5">
      <div role="status">
        <Verdict test={test} weights={weights} />
      </div>
      {failed > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-control text-ink-2">
          {formatNumber(failed)} could not be ranked and {plural(failed, 'is', 'are')} not counted.
          <Button size="small" onPress={retry}>
            Try again
          </Button>
        </p>
      )}
      <details className="group/ranks">
        <summary className="min-h-6 cursor-pointer font-medium">
          Rank of each chosen company
        </summary>
        <div className="mt-3 space-y-5">
          <BackTestFigures ranked={tested.filter(({ state }) => state === 'ranked')} />
          <p className="text-control text-ink-2">
            Rank 1 is the first of the list: lower is better. Ranges are intervals of 95 %.
          </p>
          <BackTestTable tested={tested} />
          <section aria-label="About the back-test" className="max-w-prose text-small text-ink-3">
            <ul className="list-disc space-y-1 pl-4">
              {[...selectionWords(past), ...dateWords(test)].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              <li>
                Of each day the {formatNumber(matchLimits.candidatesMost)} companies found first are
                ranked.
              </li>
            </ul>
          </section>
        </div>
      </details>
    </div>
  );
}
