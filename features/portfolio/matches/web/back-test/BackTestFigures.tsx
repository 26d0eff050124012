import {
  summarizeRanks,
  type BackTestSummary,
  type Estimate,
} from '#features/portfolio/matches/domain/back-test-summary.ts';
import { percentWords } from '#features/portfolio/matches/web/match-texts.ts';
import { rangeWords, rankWords } from './back-test-texts.ts';
import type { TestedSelection } from './use-back-test.ts';

interface FigureProps {
  readonly name: string;
  readonly hint: string;
  readonly chosen: Estimate;
  readonly usual: Estimate;
  readonly words: (value: number) => string;
}

const Figure = ({ name, hint, chosen, usual, words }: FigureProps) => (
  <div className="rounded-card border border-line bg-raised px-4 py-3">
    <dt className="text-control text-ink-2">
      {name} <span className="text-small text-ink-3">{hint}</span>
    </dt>
    <dd className="mt-1">
      <span className="text-title font-semibold tabular">{words(chosen.value)}</span>{' '}
      <span className="text-small text-ink-3 tabular">{rangeWords(chosen, words)}</span>
    </dd>
    <dd className="text-small text-ink-2 tabular">
      Default weights: {words(usual.value)}{' '}
      <span className="text-ink-3">{rangeWords(usual, words)}</span>
    </dd>
  </div>
);

const figures: readonly (Pick<FigureProps, 'name' | 'hint' | 'words'> & {
  readonly of: keyof BackTestSummary;
})[] = [
  { of: 'recallAt10', name: 'In the top 10', hint: 'of the chosen companies', words: percentWords },
  { of: 'recallAt50', name: 'In the top 50', hint: 'of the chosen companies', words: percentWords },
  {
    of: 'medianRank',
    name: 'Median rank',
    hint: 'lower is better',
    words: (rank: number) => rankWords(rank),
  },
];

/** How well both rankings find the companies that were selected, each with its interval of 95 %. */
export function BackTestFigures({ ranked }: { readonly ranked: readonly TestedSelection[] }) {
  const choice = summarizeRanks(ranked.map((one) => one.chosen));
  const usual = summarizeRanks(ranked.map((one) => one.usual));
  if (!choice || !usual) return null;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ of, ...figure }) => (
        <Figure key={of} {...figure} chosen={choice[of]} usual={usual[of]} />
      ))}
    </dl>
  );
}
