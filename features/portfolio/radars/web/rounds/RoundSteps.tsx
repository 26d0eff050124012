import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { RoundStep, roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import { DateText } from '#ui/dates.tsx';

/** The steps of a round, with the present one and when each closes. */
export function RoundSteps({ round }: { readonly round: Round }) {
  const now = RoundStep.options.indexOf(round.step);
  return (
    <ol aria-label="Steps" className="flex gap-x-5 gap-y-2 overflow-x-auto pb-1 max-sm:flex-col">
      {RoundStep.options.map((step, at) => {
        const end = step === 'published' ? null : round.ends[step];
        const isNow = at === now;
        const isDone = at < now || round.step === 'published';
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'flex shrink-0 items-center gap-2 text-control',
              isNow ? 'font-semibold text-ink' : 'text-ink-3',
              !isNow && 'max-sm:hidden',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'grid size-5 place-items-center rounded-full text-meta tabular',
                isDone
                  ? 'bg-accent-soft text-accent-ink'
                  : isNow
                    ? 'bg-accent text-on-accent'
                    : 'bg-hover text-ink-2',
              )}
            >
              {isDone ? <Check className="size-3" strokeWidth={2.5} /> : at + 1}
            </span>
            <span>
              {roundStepNames[step]}{' '}
              {end !== null && !isDone && (
                <span className="ml-0.5 font-normal text-ink-3">
                  until <DateText at={end} short />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
